-- Pictures that players sent and that no row of theirs names any more: after stories were deleted for good, or where a portrait was made anew.

-- Since when a picture has been named by no row, as far as was looked.
create table app.stray_picture (
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  since timestamptz not null,
  primary key (user_id, name)
);
alter table app.stray_picture enable row level security;
alter table app.stray_picture force row level security;
revoke all on app.stray_picture from public;

-- Names of some of them, for a server to remove; none when that was done within a day. Only what is named by its own hash is looked at, and only
-- what nobody has named for some days: a row that names a picture may be on a device that comes long after, and that device does not send the
-- picture again. A call takes a while at most; whom it does not come to has his turn on another day, and so they are looked through in no order.
create function public.stray_story_images(p_days int, p_most int) returns setof text
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant timestamptz := to_timestamp(app.now_ms() / 1000.0);
  long_ago constant timestamptz := today - make_interval(days => p_days);
  -- Well within the time that a call has.
  give_up_at constant timestamptz := clock_timestamp() + interval '4 seconds';
  sent record;
  player uuid;
  unnamed text[];
  found_count int := 0;
  added int;
begin
  insert into app.chore (name) values ('stray-pictures') on conflict do nothing;
  perform from app.chore c where c.name = 'stray-pictures' and c.done_at <= today - interval '1 day' for update skip locked;
  if not found then return; end if;
  delete from app.stray_picture p where not exists (
    select from storage.objects obj where obj.bucket_id = 'story-images' and obj.name = p.name
  );
  -- Without a regular expression for each file, which takes ten times as long.
  for sent in
    select left(obj.name, 36) collate "C" as folder, array_agg(right(obj.name, 64)) as hashes from storage.objects obj
    where obj.bucket_id = 'story-images' and length(obj.name) = 101 and obj.name like '________-____-____-____-____________/%'
    group by 1 order by random()
  loop
    continue when sent.folder !~ '^[0-9a-f-]{36}$';
    player := sent.folder::uuid;
    continue when not exists (select from auth.users u where u.id = player);
    select coalesce(array_agg(sent.folder || '/' || each.hash), '{}') into unnamed from unnest(sent.hashes) each (hash)
    where each.hash ~ '^[0-9a-f]{64}$' and each.hash not in (
      select m.hash[1] from app.doc d
      cross join lateral regexp_matches(d.f::text, '[0-9a-f]{64}', 'g') m (hash)
      where d.user_id = player
    );
    delete from app.stray_picture p
    where p.user_id = player and p.name like sent.folder || '/%' and p.name <> all (unnamed);
    insert into app.stray_picture (user_id, name, since)
    select player, each.name, today from unnest(unnamed) each (name) on conflict do nothing;
    return query
      select obj.name::text from app.stray_picture p
      join storage.objects obj on obj.bucket_id = 'story-images' and obj.name = p.name
      where p.user_id = player and p.name = any (unnamed) and p.since <= long_ago
        -- What was sent once more begins anew.
        and greatest(obj.created_at, obj.updated_at) <= long_ago
      limit p_most - found_count;
    get diagnostics added = row_count;
    found_count := found_count + added;
    if found_count >= p_most then return; end if;
    exit when clock_timestamp() > give_up_at;
  end loop;
  if found_count = 0 then update app.chore c set done_at = today where c.name = 'stray-pictures'; end if;
end
$$;
revoke all on function public.stray_story_images(int, int) from public, anon, authenticated;
grant execute on function public.stray_story_images(int, int) to service_role;
