-- Portraits that are kept for good lie in a folder of their own beside the pictures that travel: character-images/{user}/{name}-{time}.{kind}.
create policy "character images: read in the own folder" on storage.objects for select to authenticated
  using (
    bucket_id = 'story-images' and (storage.foldername(name))[1] = 'character-images'
    and (storage.foldername(name))[2] = (select auth.uid())::text
  );
create policy "character images: add to the own folder" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'story-images' and (storage.foldername(name))[1] = 'character-images'
    and (storage.foldername(name))[2] = (select auth.uid())::text
  );
create policy "character images: remove from the own folder" on storage.objects for delete to authenticated
  using (
    bucket_id = 'story-images' and (storage.foldername(name))[1] = 'character-images'
    and (storage.foldername(name))[2] = (select auth.uid())::text
  );

-- A page of the files of an account: those that it stored, that lie in its folders, and that its shares show.
create or replace function public.account_files(p_user uuid, p_skip int, p_most int)
returns table (bucket text, path text, size bigint, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select o.bucket_id::text, o.name::text, (o.metadata ->> 'size')::bigint, o.created_at
  from storage.objects o
  where o.owner_id = p_user::text or split_part(o.name, '/', 1) = p_user::text
    or o.bucket_id = 'story-images' and o.name like 'character-images/' || p_user::text || '/%'
    or o.bucket_id = 'shared-images'
      and split_part(o.name, '/', 1) in (select s.share_id::text from private.share_owners s where s.user_id = p_user)
  order by o.bucket_id, o.name
  offset p_skip limit p_most;
end
$$;

-- A portrait that is kept for good is named by where it lies; any other by its hash.
create or replace view public.character_images with (security_barrier) as
select d.id, d.user_id, d.f ->> 'name' as character_name, d.f ->> 'description' as character_description,
  case when d.f #>> '{storedAt,image}' = d.f ->> 'image' then d.f #>> '{storedAt,path}' else d.f ->> 'image' end as image_url,
  d.f ->> 'imageStyle' as image_style, d.f ->> 'prompt' as prompt, d.f -> 'metadata' as metadata,
  coalesce(d.f -> 'favourite' = 'true'::jsonb, false) as is_favorite,
  exists (select from app.grown g where g.user_id = d.user_id and g.kind = 'uses' and g.body ->> 'character' = d.id::text)
    as is_used_in_story,
  app.time_of(d.f -> 'createdAt') as created_at, d.changed_at as updated_at
from app.doc d where d.kind = 'characters' and d.trashed_at is null;

-- Names of kept portraits that no character of their account names any more, for a server to remove: a character was drawn anew, or deleted for
-- good. As with pictures that travel, only what nobody has named for some days; none when that was done within a day.
create function public.stray_character_images(p_days int, p_most int) returns setof text
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant timestamptz := to_timestamp(app.now_ms() / 1000.0);
begin
  insert into app.chore (name) values ('stray-portraits') on conflict do nothing;
  perform from app.chore c where c.name = 'stray-portraits' and c.done_at <= today - interval '1 day' for update skip locked;
  if not found then return; end if;
  insert into app.stray_picture (user_id, name, since)
  select u.id, obj.name, today from storage.objects obj join auth.users u on u.id::text = split_part(obj.name, '/', 2)
  where obj.bucket_id = 'story-images' and obj.name like 'character-images/%'
  on conflict do nothing;
  delete from app.stray_picture p using app.doc d
  where p.name like 'character-images/%' and d.user_id = p.user_id and d.kind = 'characters' and d.f #>> '{storedAt,path}' = p.name;
  return query
    select obj.name::text from app.stray_picture p
    join storage.objects obj on obj.bucket_id = 'story-images' and obj.name = p.name
    where p.name like 'character-images/%' and p.since <= today - make_interval(days => p_days)
    limit p_most;
  if not found then update app.chore c set done_at = today where c.name = 'stray-portraits'; end if;
end
$$;
revoke all on function public.stray_character_images(int, int) from public, anon, authenticated;
grant execute on function public.stray_character_images(int, int) to service_role;
