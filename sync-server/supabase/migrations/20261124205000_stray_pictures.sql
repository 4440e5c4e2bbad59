-- Pictures that players sent and that no row of theirs names any more: after stories were deleted for good, or where a portrait was made anew.

-- Names of some of them, for a server to remove; none when that was done within a day. Only what is named by its own hash is looked at, and only
-- after some days: the row that names a picture may come long after it. A call takes a while at most; whom it does not come to has his turn
-- on another day, and so they are looked through in no order.
create function public.stray_story_images(p_days int, p_most int) returns setof text
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant timestamptz := to_timestamp(app.now_ms() / 1000.0);
  give_up_at constant timestamptz := clock_timestamp() + interval '10 seconds';
  player uuid;
  found_count int := 0;
  added int;
begin
  insert into app.chore (name) values ('stray-pictures') on conflict do nothing;
  perform from app.chore c where c.name = 'stray-pictures' and c.done_at <= today - interval '1 day' for update skip locked;
  if not found then return; end if;
  for player in
    select u.id from auth.users u
    where exists (
      select from storage.objects obj
      where obj.bucket_id = 'story-images' and obj.name like u.id::text || '/%' and obj.created_at < today - make_interval(days => p_days)
    )
    order by random()
  loop
    return query
      with named as (
        select m.hash[1] as hash from app.doc d
        cross join lateral regexp_matches(d.f::text, '[0-9a-f]{64}', 'g') m (hash)
        where d.user_id = player
      )
      select obj.name::text from storage.objects obj
      where obj.bucket_id = 'story-images'
        and obj.name like player::text || '/%'
        and obj.name ~ '^[0-9a-f-]{36}/[0-9a-f]{64}$'
        and obj.created_at < today - make_interval(days => p_days)
        and split_part(obj.name, '/', 2) not in (select n.hash from named n)
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
