-- A new row that does not say of which story it is was taken, and stood outside what is known of that story: its deletion for good.
-- Of a scene below two branches that were deleted for good, one inside the other, only the first deletion was known.

alter table app.buried drop constraint buried_pkey, add primary key (user_id, id, purge);

-- Whether something belongs to a scene that was deleted for good with its branch, and up to which stamp: of several, the furthest.
create or replace function app.buried_at(uid uuid, scene uuid, out at text, out purge uuid)
language sql stable set search_path = '' as $$
  select p.stamp, b.purge from app.buried b cross join lateral app.purge_of(uid, b.purge) p (stamp)
  where b.user_id = uid and b.id = scene order by p.stamp collate "C" desc nulls last, b.purge limit 1
$$;

-- A row as devices get it. Of a scene below a branch that was deleted for good it says so: the scenes between the two are no more.
create or replace function app.grown_row(uid uuid, row_kind text, row_id uuid, row_v bigint, row_body json) returns json
language sql stable set search_path = '' as $$
  select case when row_kind <> 'scenes' or not exists (select from app.buried b where b.user_id = uid and b.id = row_id)
    then json_build_object('kind', row_kind, 'id', row_id, 'v', row_v, 'body', row_body)
    else json_build_object('kind', row_kind, 'id', row_id, 'v', row_v, 'body', row_body,
      'purge', (select g.purge from app.buried_at(uid, row_id) g)) end
$$;

-- Takes rows of one device, in one transaction and in their order. A row that cannot be taken is named in `rejected` with its reason and
-- stops nothing but what hangs on it. The same push may come again at any later time and changes nothing then.
create or replace function public.sync_push(p json) returns json language plpgsql volatile security definer
set search_path = '' set enable_seqscan = off as $$
declare
  uid constant uuid := app.uid();
  now_ms constant bigint := app.now_ms();
  no_stamp constant text := repeat('0', 28);
  uuid_form constant text := '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
  -- What stands around a row beside what the game counts.
  envelope constant int := 256;
  unstorable constant text := '\ufdd0\ufdd1';
  given json := p;
  lim jsonb;
  box app.space;
  base bigint;
  entry record;
  code text;
  this_kind text;
  name text;
  this_id uuid;
  this_story uuid;
  this_parent uuid;
  turn text;
  f jsonb;
  s jsonb;
  body json;
  told text;
  purged text;
  grave_of record;
  removed record;
  known_grown record;
  known app.doc;
  merged record;
  this_size int;
  is_known boolean;
  was_purged text;
  is_trashed boolean;
  vs bigint[] := '{}';
  docs jsonb := '[]';
  rejected jsonb := '[]';
  bad_turns text[] := '{}';
  bad_ids text[] := '{}';
begin
  -- NUL and half surrogate pairs are in no text of a database, and a row with one must not make the others unreadable.
  if p::text ~ '\\u(0000|[dD][89a-fA-F])' then
    given := regexp_replace(p::text, '(?<!\\)((\\\\)*)\\u(0000|[dD][89a-fA-F][0-9a-fA-F]{2})', '\1' || unstorable, 'g')::json;
  end if;
  if uid is null or given ->> 'space' is distinct from uid::text then
    raise exception 'These rows are not of the account that is signed in.' using errcode = '42501';
  end if;
  select jsonb_object_agg(l.name, l.value) into lim from app.limits l;
  if coalesce((given ->> 'client')::int, 0) < (lim ->> 'min_client')::int then
    return json_build_object('status', 'upgrade', 'minClient', lim -> 'min_client', 'now', now_ms);
  end if;
  if octet_length(p::text) > (lim ->> 'push_bytes')::bigint + 65536
    or json_array_length(given -> 'entries') > (lim ->> 'push_rows')::int then
    return json_build_object('status', 'too-big', 'now', now_ms);
  end if;
  -- A clock that is ahead would outrank everybody else: nothing of such a push is taken.
  if exists (
    select from json_array_elements(given -> 'entries') e (row)
    cross join lateral (
      select value from json_each_text(case when json_typeof(e.row -> 's') = 'object' then e.row -> 's' else '{}' end)
      union all
      select e.row #>> '{body,told}'
    ) stamps (value)
    where value ~ '^[0-9a-f]{28}$'
      and left(value, 12) collate "C" > lpad(to_hex(now_ms + (lim ->> 'future_ms')::bigint), 12, '0') collate "C"
  ) then
    return json_build_object('status', 'clock', 'now', now_ms);
  end if;

  insert into app.space (user_id) values (uid) on conflict do nothing;
  -- Who does not know yet that a copy was put back first reads what it has.
  if given ->> 'epoch' is not null and not exists (
    select from app.space s where s.user_id = uid and s.epoch::text = given ->> 'epoch') then
    return json_build_object('status', 'reset', 'now', now_ms);
  end if;
  select * into box from app.space s where s. user_id = uid for update;
  base := box.v;
  if given ->> 'device' ~ uuid_form then
    insert into app.device as d (user_id, id) values (uid, given ->> 'device')
    on conflict (user_id, id) do update set seen = now() where d.seen < now() - interval '1 hour';
  end if;

  for entry in select e.row, e.place - 1 as i from json_array_elements(given -> 'entries') with ordinality e (row, place) loop
    code := null;
    this_kind := entry.row ->> 'kind';
    name := entry.row ->> 'id';
    turn := entry.row ->> 'turn';
    vs := vs || 0::bigint;
    this_story := null;
    this_parent := null;
    f := null;
    body := null;
    is_known := this_kind = any (array['scenes', 'uses', 'sources']);
    this_size := octet_length(entry.row::text);

    if name is null or name !~ uuid_form then
      code := 'bad-id';
    elsif not is_known and not this_kind = any (array['stories', 'sceneMeta', 'characters', 'heads', 'settings', 'memory', 'lore',
      'purges', 'devices', 'sharedDrafts']) or this_kind is null then
      code := 'bad-kind';
    elsif turn = any (bad_turns) then
      code := 'turn';
    elsif this_size > envelope + (case when is_known or this_kind = 'sharedDrafts' then (lim ->> 'scene_bytes')::int
      else (lim ->> 'doc_bytes')::int end) then
      code := 'too-big';
    elsif json_typeof(case when is_known then entry.row -> 'body' else entry.row -> 'f' end) is distinct from 'object'
      or (not is_known and json_typeof(entry.row -> 's') is distinct from 'object') then
      code := 'bad-form';
    elsif position(unstorable in entry.row::text) > 0 then
      code := 'bad-text';
    end if;

    if code is null and is_known then
      this_id := name::uuid;
      body := entry.row -> 'body';
      if body ->> 'story' ~ uuid_form then this_story := (body ->> 'story')::uuid; end if;
      if this_kind = 'scenes' then
        told := body ->> 'told';
        if body ->> 'parent' ~ uuid_form then this_parent := (body ->> 'parent')::uuid; end if;
        if this_story is null or body ->> 'id' is distinct from name then code := 'bad-form';
        elsif told is null or told !~ '^[0-9a-f]{28}$' then code := 'bad-stamp';
        elsif this_parent::text = any (bad_ids) then code := 'parent';
        end if;
      end if;
      if code is null then
        select g.body, g.v into known_grown from app.grown g where g.user_id = uid and g.kind = this_kind and g.id = this_id;
        is_known := known_grown.v is not null;
      end if;
      if code is null and is_known then
        if known_grown.body::text = body::text or known_grown.body::jsonb = body::jsonb then
          vs[entry.i + 1] := known_grown.v;
        else
          code := 'different';
          docs := docs || jsonb_build_object('i', entry.i, 'v', known_grown.v, 'body', known_grown.body);
        end if;
      elsif code is null then
        purged := app.purge_of(uid, this_story);
        if this_kind = 'scenes' then
          -- A scene may lie in branches and in a story that were deleted for good, each up to a time of its own.
          insert into app.buried (user_id, id, purge)
          select uid, this_id, above.purge
          from (select this_id union select b.purge from app.buried b where b.user_id = uid and b.id = this_parent) above (purge)
          where app.purge_of(uid, above.purge) is not null on conflict do nothing;
          select * into grave_of from app.buried_at(uid, this_id);
          purged := greatest(purged collate "C", grave_of.at collate "C");
          if told collate "C" <= purged collate "C" then code := 'purged'; end if;
        elsif purged is not null then
          code := 'purged';
        elsif body ->> 'of' ~ uuid_form then
          select * into grave_of from app.buried_at(uid, (body ->> 'of')::uuid);
          if grave_of.at is not null then code := 'purged'; end if;
        end if;
        if code is null and (box.rows >= (lim ->> 'account_rows')::bigint
          or box.bytes + this_size > (lim ->> 'account_bytes')::bigint) then
          code := 'quota';
        end if;
        if code is null then
          box.v := box.v + 1;
          box.rows := box.rows + 1;
          box.bytes := box.bytes + this_size;
          vs[entry.i + 1] := box.v;
          insert into app.grown (user_id, id, kind, story, parent, body, size, v, origin)
          values (uid, this_id, this_kind, this_story, this_parent, body, this_size, box.v, coalesce(given ->> 'boot', ''));
        end if;
      end if;
    elsif code is null then
      this_id := name::uuid;
      f := (entry.row -> 'f')::jsonb;
      s := (entry.row -> 's')::jsonb;
      if exists (select from jsonb_each(s) e
        where jsonb_typeof(e.value) <> 'string' or (e.value #>> '{}') !~ '^[0-9a-f]{28}$') then
        code := 'bad-stamp';
      end if;
      known := null;
      select * into known from app.doc d where d.user_id = uid and d.kind = this_kind and d.id = this_id;
      is_known := known.v is not null;
      if this_kind = 'stories' then this_story := this_id;
      elsif f ->> 'story' ~ uuid_form then this_story := (f ->> 'story')::uuid;
      else this_story := known.story;
      end if;
      if code is null and this_kind <> 'purges' then
        if this_story is not null and app.purge_of(uid, this_story) is not null then
          code := 'purged';
        elsif this_kind = 'characters' then
          purged := app.purge_of(uid, this_id);
          if purged is not null and not exists (
            select from jsonb_each_text(coalesce(known.s, '{}') || s) e where e.value collate "C" > purged collate "C") then
            code := 'purged';
          end if;
        elsif this_kind in ('sceneMeta', 'memory', 'sharedDrafts') then
          name := case this_kind when 'sceneMeta' then name when 'memory' then f ->> 'scene' else f #>> '{draft,parent}' end;
          if name ~ uuid_form then
            select * into grave_of from app.buried_at(uid, name::uuid);
            if grave_of.at is not null then code := 'purged'; end if;
          end if;
        end if;
      end if;
      -- Of a row that is not here a part means nothing: its device sends the whole. A part is also what does not say of which story it is,
      -- for what was deleted for good with its story would come back by it.
      if code is null and not is_known and (coalesce((entry.row ->> 'v')::bigint, 0) > 0
        or (this_story is null and this_kind in ('sceneMeta', 'heads', 'memory', 'lore', 'sharedDrafts'))) then
        code := 'whole';
      end if;
      if code is null then
        select * into merged from app.merge_fields(
          coalesce(known.f, '{}'), coalesce(known.s, '{}'), f, s);
        this_size := octet_length(merged.f::text) + octet_length(merged.s::text);
        if this_size > 2 * (envelope + case when this_kind = 'sharedDrafts' then (lim ->> 'scene_bytes')::int
          else (lim ->> 'doc_bytes')::int end) then
          code := 'too-big';
        elsif (not is_known and box.rows >= (lim ->> 'account_rows')::bigint)
          or box.bytes + this_size - coalesce(known.size, 0) > greatest(box.bytes, (lim ->> 'account_bytes')::bigint) then
          code := 'quota';
        end if;
      end if;
      if code is null then
        if is_known and merged.f = known.f and merged.s = known.s then
          vs[entry.i + 1] := known.v;
        else
          box.v := box.v + 1;
          box.rows := box.rows + case when is_known then 0 else 1 end;
          box.bytes := box.bytes + this_size - coalesce(known.size, 0);
          vs[entry.i + 1] := box.v;
          is_trashed := merged.f -> 'gone' = 'true'::jsonb and coalesce(merged.s ->> 'gone', no_stamp) collate "C"
            >= coalesce(merged.s ->> 'playedAt', no_stamp) collate "C" and merged.s ? 'gone';
          insert into app.doc as d (user_id, kind, id, story, f, s, size, v, changed_at, trashed_at)
          values (uid, this_kind, this_id, this_story, merged.f, merged.s, this_size, box.v, to_timestamp(now_ms / 1000.0),
            case when is_trashed then to_timestamp(now_ms / 1000.0) end)
          on conflict on constraint doc_pkey do update set story = excluded.story, f = excluded.f, s = excluded.s,
            size = excluded.size, v = excluded.v, changed_at = excluded.changed_at,
            trashed_at = case when not is_trashed then null
              when d.s ->> 'gone' = excluded.s ->> 'gone' and d.trashed_at is not null then d.trashed_at
              else excluded.trashed_at end;
          if this_kind = 'purges' then
            purged := app.purged_at(merged.f, merged.s);
            was_purged := case when is_known then app.purged_at(known.f, known.s) end;
            if purged is null then
              delete from app.buried b where b.user_id = uid and b.purge = this_id;
            elsif purged is distinct from was_purged then
              select * into removed from app.carry_out_purge(uid, this_id, merged.f, purged);
              box.rows := box.rows - removed.rows;
              box.bytes := box.bytes - removed.bytes;
            end if;
          end if;
        end if;
        if merged.f is distinct from f or merged.s is distinct from s then
          docs := docs || jsonb_build_object('i', entry.i, 'v', vs[entry.i + 1], 'f', merged.f, 's', merged.s);
        end if;
      end if;
    end if;

    if code is not null then
      rejected := rejected || jsonb_build_object('i', entry.i, 'code', code);
      if this_kind = 'scenes' and code not in ('purged', 'different') then
        bad_ids := bad_ids || (entry.row ->> 'id');
        if turn is not null then bad_turns := bad_turns || turn; end if;
      end if;
    end if;
  end loop;

  if box.v <> base then
    update app.space set v = box.v, rows = box.rows, bytes = box.bytes, origin = coalesce(given ->> 'boot', '')
    where user_id = uid;
  end if;
  return json_build_object('status', 'ok', 'base', base, 'v', box.v, 'epoch', box.epoch, 'vs', to_json(vs), 'docs', docs,
    'rejected', rejected, 'now', now_ms, 'minClient', lim -> 'min_client');
end
$$;
