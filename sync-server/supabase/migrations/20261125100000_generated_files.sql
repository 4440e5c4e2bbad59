-- Files of pictures that a provider made lie with the server until the player's devices have them. What is no picture's goes after a day, and
-- what a device was given goes a month after it was last asked for; what nobody was given yet is kept.

-- When the owner was last given an address that opens the file.
alter table private.pictures add column told_at timestamptz;
create index pictures_by_file on private.pictures (file) where file is not null;

create function public.told_picture(p_user uuid, p_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update private.pictures r set told_at = billing.now() where r.id = p_id and r.user_id = p_user and r.file is not null
$$;

-- Some files to remove, whose pictures name them no more; a file that outlives its removal is a stray, and comes again. One server a day does it:
-- the row of the chore is the lease.
create function public.stray_generated_files(p_days integer, p_most integer) returns setof text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := billing.now();
  v_files text[];
begin
  insert into app.chore (name) values ('generated-files') on conflict do nothing;
  perform from app.chore c where c.name = 'generated-files' and c.done_at <= v_now - interval '1 day' for update skip locked;
  if not found then return; end if;
  select coalesce(array_agg(o.name), '{}') into v_files from (
    select obj.name::text as name from storage.objects obj
    left join private.pictures r on r.file = obj.name::text
    where obj.bucket_id = 'story-images' and split_part(obj.name, '/', 2) = 'generated' and (
      r.told_at <= v_now - make_interval(days => p_days)
      or r.id is null and obj.created_at <= v_now - interval '1 day' and not exists (
        -- It may be put there just now, and be named in a moment.
        select from private.pictures s
        where s.id::text = split_part(split_part(obj.name, '/', 3), '.', 1) and s.status = 'starting'
      )
    )
    order by obj.name limit p_most
  ) o;
  if cardinality(v_files) = 0 then
    update app.chore c set done_at = v_now where c.name = 'generated-files';
    return;
  end if;
  update private.pictures r set file = null where r.file = any (v_files);
  return query select unnest(v_files);
end $$;

revoke all on function public.told_picture(uuid, uuid), public.stray_generated_files(integer, integer)
from public, anon, authenticated;
grant execute on function public.told_picture(uuid, uuid), public.stray_generated_files(integer, integer) to service_role;
