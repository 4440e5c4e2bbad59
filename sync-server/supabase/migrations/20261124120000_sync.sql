-- The copy of every player's rows, and the three functions that bring it to his devices.
--
-- One row of app.space per player is both counter and lock: a push takes it, numbers what it changes, and lets go of it at commit. So numbers
-- become visible in their order, and a reader that remembers one number misses nothing. No role of a request may touch a table: the
-- functions run as sync_owner, which cannot log in and cannot pass row-level security.

create schema app;
revoke all on schema app from public;

do $$
begin
  if not exists (select from pg_roles where rolname = 'sync_owner') then
    create role sync_owner nologin noinherit;
  end if;
end
$$;
-- Who gives a function away must be able to become its new owner.
grant sync_owner to current_user;
grant usage on schema app to sync_owner;

-- The same numbers as the game's (src/domain/limits.ts); an operator may raise those of an account.
create table app.limits (name text primary key, value bigint not null);
insert into app.limits (name, value) values
  ('scene_bytes', 65536),
  ('doc_bytes', 32768),
  ('push_bytes', 1048576),
  ('push_rows', 400),
  ('pull_rows', 500),
  ('pull_bytes', 1048576),
  ('account_rows', 500000),
  ('account_bytes', 536870912),
  ('future_ms', 60000),
  ('min_client', 1);

-- Names are bound here, so whoever runs it later needs no right to the schema auth.
create function app.uid() returns uuid language sql stable begin atomic select auth.uid(); end;

-- Unix time in milliseconds; a test may set it for its own connection, which no request can.
create function app.now_ms() returns bigint language sql volatile set search_path = '' as $$
  select coalesce(nullif(current_setting('lamplit.now_ms', true), '')::bigint,
    floor(extract(epoch from clock_timestamp()) * 1000)::bigint)
$$;

create table app.space (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The number that was given out last.
  v bigint not null default 0,
  -- A restored copy gets another one: what devices remember of the old one's numbers means nothing any more.
  epoch uuid not null default gen_random_uuid(),
  rows bigint not null default 0,
  bytes bigint not null default 0,
  -- Which start of which worker pushed last, so that it can leave a nudge about itself alone.
  origin text not null default ''
) with (fillfactor = 50);

create table app.device (
  user_id uuid not null references auth.users (id) on delete cascade,
  id text not null,
  seen timestamptz not null default now(),
  primary key (user_id, id)
);

-- Rows that are written once. `body` is kept as it came, byte for byte.
create table app.grown (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  kind text not null,
  story uuid,
  parent uuid,
  body json not null,
  size int not null,
  v bigint not null,
  -- The start of a worker that sent it, which need not be told of it again.
  origin text not null,
  primary key (user_id, kind, id)
);
create unique index grown_v on app.grown (user_id, v);
create index grown_story on app.grown (user_id, story, v);
create index grown_parent on app.grown (user_id, parent) where parent is not null;

-- Rows whose fields change: values in f, and in s the stamp of each field that somebody said something about.
create table app.doc (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  id uuid not null,
  story uuid,
  f jsonb not null,
  s jsonb not null,
  size int not null,
  v bigint not null,
  changed_at timestamptz not null default now(),
  -- When this server learned that it lies in the trash: no device's clock decides about deleting for good.
  trashed_at timestamptz,
  primary key (user_id, kind, id)
);
create unique index doc_v on app.doc (user_id, v);
create index doc_story on app.doc (user_id, story);
create index doc_trashed on app.doc (trashed_at) where trashed_at is not null;

-- Scenes that were deleted for good with their branch: what is told from one later is told below it.
create table app.buried (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  purge uuid not null,
  primary key (user_id, id, purge)
);
create index buried_purge on app.buried (user_id, purge);

do $$
declare
  name text;
begin
  foreach name in array array['space', 'device', 'grown', 'doc', 'buried'] loop
    execute format('alter table app.%I enable row level security', name);
    execute format('alter table app.%I force row level security', name);
    execute format(
      'create policy own on app.%I to sync_owner using (user_id = (select app.uid())) with check (user_id = (select app.uid()))',
      name);
    execute format('grant select, insert, update, delete on app.%I to sync_owner', name);
  end loop;
end
$$;
revoke delete on app.space from sync_owner;
grant select on app.limits to sync_owner;

-- Comparison of values, as canonicalJson of the game has it ---------------------------------------------------------------------------

-- A text whose order by bytes is the order of its UTF-16 units.
create function app.utf16_key(t text) returns text language sql immutable strict set search_path = '' as $$
  select case when t ~ '[\U0000E000-\U0010FFFF]'
    then regexp_replace(regexp_replace(t, '([\U0000E000-\U0000FFFF])', E'\U0010FFFF\\1', 'g'),
      '([\U00010000-\U0010FFFD])', E'\U0010FFFE\\1', 'g')
    else t end
$$;

-- A number as JavaScript writes it.
create function app.js_number(given numeric) returns text language plpgsql immutable strict set search_path = '' as $$
declare
  x float8 := given::float8;
  t text;
  digits text;
  e int;
  k int;
  n int;
  sign text := '';
begin
  if x = 0 then return '0'; end if;
  if x < 0 then sign := '-'; end if;
  t := ltrim(x::text, '-');
  e := coalesce(substring(t from 'e([+-]?\d+)$')::int, 0);
  t := regexp_replace(t, 'e.*$', '');
  n := strpos(t || '.', '.') - 1 + e;
  digits := replace(t, '.', '');
  k := length(digits) - length(ltrim(digits, '0'));
  n := n - k;
  digits := rtrim(ltrim(digits, '0'), '0');
  k := length(digits);
  if k <= n and n <= 21 then return sign || digits || repeat('0', n - k); end if;
  if 0 < n and n <= 21 then return sign || left(digits, n) || '.' || substr(digits, n + 1); end if;
  if -6 < n and n <= 0 then return sign || '0.' || repeat('0', -n) || digits; end if;
  return sign || left(digits, 1) || case when k > 1 then '.' || substr(digits, 2) else '' end
    || 'e' || case when n > 0 then '+' else '-' end || abs(n - 1);
end
$$;

create function app.canonical(value jsonb) returns text language plpgsql immutable set search_path = '' as $$
declare
  made text;
begin
  case jsonb_typeof(value)
    when 'object' then
      -- JavaScript puts names that are small whole numbers first, by their size.
      select '{' || coalesce(string_agg(to_json(key)::text || ':' || app.canonical(inner_value), ','
        order by is_index desc, case when is_index then key::numeric end, app.utf16_key(key) collate "C"), '') || '}'
      into made
      from (
        select key, e.value as inner_value,
          key ~ '^(0|[1-9][0-9]{0,9})$' and (key ~ '^[0-9]{1,9}$' or lpad(key, 10, '0') < '4294967295') as is_index
        from jsonb_each(value) e
      ) each;
      return made;
    when 'array' then
      select '[' || coalesce(string_agg(app.canonical(e.value), ',' order by e.place), '') || ']' into made
      from jsonb_array_elements(value) with ordinality e (value, place);
      return made;
    when 'number' then return app.js_number((value #>> '{}')::numeric);
    else return coalesce(value::text, '');
  end case;
end
$$;

-- Two copies of one row as one; `given` is added to what is known. The same as mergeFields of the game.
create function app.merge_fields(f1 jsonb, s1 jsonb, f2 jsonb, s2 jsonb, out f jsonb, out s jsonb)
language plpgsql immutable set search_path = '' as $$
declare
  no_stamp constant text := repeat('0', 28);
  field text;
  ours text;
  theirs text;
  later text;
  takes boolean;
begin
  f := f1;
  s := s1;
  for field in select jsonb_object_keys(f2) union select jsonb_object_keys(s2) loop
    ours := coalesce(s1 ->> field, no_stamp);
    theirs := coalesce(s2 ->> field, no_stamp);
    later := greatest(ours collate "C", theirs collate "C");
    if ours = theirs then
      takes := (f1 -> field) is distinct from (f2 -> field)
        and app.utf16_key(app.canonical(f2 -> field)) collate "C" > app.utf16_key(app.canonical(f1 -> field)) collate "C";
    else
      takes := later = theirs;
    end if;
    if takes then
      f := case when f2 ? field then f || jsonb_build_object(field, f2 -> field) else f - field end;
    end if;
    s := case when later = no_stamp then s - field else s || jsonb_build_object(field, later) end;
  end loop;
end
$$;

-- Deleting for good ---------------------------------------------------------------------------------------------------------------------

-- The stamp up to which a thing is deleted for good; null where it is not, or not any more.
create function app.purged_at(f jsonb, s jsonb) returns text language sql immutable set search_path = '' as $$
  select case
    when f -> 'purged' is distinct from 'true'::jsonb then null
    when f -> 'lifted' = 'true'::jsonb
      and coalesce(s ->> 'lifted', '') collate "C" > coalesce(s ->> 'purged', repeat('0', 28)) collate "C" then null
    else coalesce(s ->> 'purged', repeat('0', 28)) end
$$;

create function app.purge_of(uid uuid, thing uuid) returns text language sql stable set search_path = '' as $$
  select app.purged_at(d.f, d.s) from app.doc d where d.user_id = uid and d.kind = 'purges' and d.id = thing
$$;

-- Whether something belongs to a scene that was deleted for good with its branch, and up to which stamp: of several, the furthest.
create function app.buried_at(uid uuid, scene uuid, out at text, out purge uuid)
language sql stable set search_path = '' as $$
  select p.stamp, b.purge from app.buried b cross join lateral app.purge_of(uid, b.purge) p (stamp)
  where b.user_id = uid and b.id = scene order by p.stamp collate "C" desc nulls last, b.purge limit 1
$$;

-- Removes what a deletion for good names. What was told later stays: devices put it aside and ask.
create function app.carry_out_purge(uid uuid, thing uuid, f jsonb, at text, out rows bigint, out bytes bigint)
language plpgsql volatile set search_path = '' set enable_seqscan = off as $$
declare
  doomed uuid[];
  its_story uuid;
  count_of bigint;
  sum_of bigint;
begin
  rows := 0;
  bytes := 0;
  if f ->> 'of' = 'character' then
    with gone as (
      delete from app.doc d where d.user_id = uid and d.kind = 'characters' and d.id = thing
        and not exists (select from jsonb_each_text(d.s) e where e.value collate "C" > at collate "C")
      returning d.size)
    select count(*), coalesce(sum(size), 0) into rows, bytes from gone;
    with gone as (
      delete from app.grown g where g.user_id = uid and g.kind = 'sources' and g.story is null
        and g.body ->> 'of' = thing::text and rows > 0
      returning g.size)
    select rows + count(*), bytes + coalesce(sum(size), 0) into rows, bytes from gone;
    return;
  end if;
  if f ->> 'of' = 'story' then
    with gone as (
      delete from app.doc d where d.user_id = uid and (d.story = thing) and d.kind <> 'purges' returning d.size)
    select count(*), coalesce(sum(size), 0) into rows, bytes from gone;
    with gone as (
      delete from app.grown g where g.user_id = uid and g.story = thing
        and (g.kind <> 'scenes' or g.body ->> 'told' collate "C" <= at collate "C") returning g.size)
    select rows + count(*), bytes + coalesce(sum(size), 0) into rows, bytes from gone;
    return;
  end if;
  its_story := nullif(f ->> 'story', '')::uuid;
  with recursive below as (
    select thing as id
    union
    select g.id from below b join app.grown g on g.user_id = uid and g.parent = b.id and g.kind = 'scenes'
  )
  select array_agg(id) into doomed from below;
  insert into app.buried (user_id, id, purge) select uid, each, thing from unnest(doomed) each on conflict do nothing;
  with gone as (
    delete from app.doc d where d.user_id = uid and (
      (d.kind = 'sceneMeta' and d.id = any (doomed))
      or (d.story = its_story and d.kind = 'memory' and (d.f ->> 'scene') = any (doomed::text[]))
      or (d.story = its_story and d.kind = 'sharedDrafts' and (d.f #>> '{draft,parent}') = any (doomed::text[])))
    returning d.size)
  select count(*), coalesce(sum(size), 0) into rows, bytes from gone;
  with gone as (
    delete from app.grown g where g.user_id = uid and (
      (g.kind = 'scenes' and g.id = any (doomed) and g.body ->> 'told' collate "C" <= at collate "C")
      or (g.kind = 'sources' and g.story = its_story and (g.body ->> 'of') = any (doomed::text[])))
    returning g.size)
  select count(*), coalesce(sum(size), 0) into count_of, sum_of from gone;
  rows := rows + count_of;
  bytes := bytes + sum_of;
end
$$;

-- Push --------------------------------------------------------------------------------------------------------------------------------

-- Takes rows of one device, in one transaction and in their order. A row that cannot be taken is named in `rejected` with its reason and
-- stops nothing but what hangs on it. The same push may come again at any later time and changes nothing then.
create function public.sync_push(p json) returns json language plpgsql volatile security definer
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
            if grave_of.at is not null then code := 'purged';
            -- What is said of a scene that was not taken waits with it.
            elsif name = any (bad_ids) then code := 'parent';
            end if;
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

-- A row as devices get it. Of a scene below a branch that was deleted for good it says so: the scenes between the two are no more.
create function app.grown_row(uid uuid, row_kind text, row_id uuid, row_v bigint, row_body json) returns json
language sql stable set search_path = '' as $$
  select case when row_kind <> 'scenes' or not exists (select from app.buried b where b.user_id = uid and b.id = row_id)
    then json_build_object('kind', row_kind, 'id', row_id, 'v', row_v, 'body', row_body)
    else json_build_object('kind', row_kind, 'id', row_id, 'v', row_v, 'body', row_body,
      'purge', (select g.purge from app.buried_at(uid, row_id) g)) end
$$;

-- Pull --------------------------------------------------------------------------------------------------------------------------------

-- Rows of one lane with a number above `cur`, in the order of their numbers: 'd' has the rows whose fields change, 's' those that are
-- written once. `skip` is a start of a worker whose own rows of lane 's' are left out. One snapshot, one value.
create function public.sync_pull(space uuid, lane text, cur bigint, skip text default '', lim int default 500,
  known_epoch uuid default null, story uuid default null) returns json language plpgsql stable security definer
set search_path = '' set enable_seqscan = off as $$
declare
  uid constant uuid := app.uid();
  box app.space;
  most int;
  most_bytes bigint;
  found json;
  last bigint;
  is_full boolean;
  devices int;
begin
  -- The session of a browser may be another account's by now, and its rows must not come into this one's store.
  if uid is null or sync_pull.space is distinct from uid then
    raise exception 'These rows are not of the account that is signed in.' using errcode = '42501';
  end if;
  select least(greatest(sync_pull.lim, 1), l.value) into most from app.limits l where l.name = 'pull_rows';
  select l.value into most_bytes from app.limits l where l.name = 'pull_bytes';
  select * into box from app.space s where s.user_id = uid;
  if box.user_id is null then
    return json_build_object('status', case when cur > 0 or known_epoch is not null then 'reset' else 'ok' end,
      'epoch', null, 'v', 0, 'next', 0, 'more', false, 'rows', '[]'::json, 'devices', 0, 'now', app.now_ms());
  end if;
  if cur > box.v or (known_epoch is not null and known_epoch <> box.epoch) or (known_epoch is null and cur > 0) then
    return json_build_object('status', 'reset', 'epoch', box.epoch, 'v', box.v, 'next', 0, 'more', false, 'rows', '[]'::json,
      'devices', 0, 'now', app.now_ms());
  end if;
  if lane = 'd' then
    with page as (
      select d.kind, d.id, d.f, d.s, d.v, d.size from app.doc d where d.user_id = uid and d.v > cur order by d.v limit most),
    fitting as (
      select *, sum(size) over (order by v) as bytes, row_number() over (order by v) as place, count(*) over () as of from page)
    select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'v', v, 'f', f, 's', s) order by v), '[]'), max(v),
      coalesce(max(of), 0) >= most or coalesce(max(of), 0) > count(*)
    into found, last, is_full from fitting where bytes <= most_bytes or place = 1;
  elsif sync_pull.story is not null then
    -- The end of one story, newest first; nobody's cursor moves by it.
    select coalesce(json_agg(app.grown_row(uid, page.kind, page.id, page.v, page.body)), '[]'), 0, false
    into found, last, is_full
    from (
      select g.kind, g.id, g.v, g.body, sum(g.size) over (order by g.v desc) as bytes,
        row_number() over (order by g.v desc) as place
      from (select * from app.grown g where g.user_id = uid and g.story = sync_pull.story order by g.v desc limit most) g
    ) page where page.bytes <= most_bytes or page.place = 1;
  else
    with page as (
      select g.kind, g.id, g.body, g.v, g.size, g.origin from app.grown g
      where g.user_id = uid and g.v > cur order by g.v limit most),
    fitting as (
      select *, sum(size) over (order by v) as bytes, row_number() over (order by v) as place, count(*) over () as of from page)
    select coalesce(json_agg(app.grown_row(uid, kind, id, v, body) order by v)
      filter (where skip = '' or origin <> skip), '[]'), max(v),
      coalesce(max(of), 0) >= most or coalesce(max(of), 0) > count(*)
    into found, last, is_full from fitting where bytes <= most_bytes or place = 1;
  end if;
  select count(*) into devices from app.device d where d.user_id = uid and d.seen > now() - interval '7 days';
  return json_build_object('status', 'ok', 'epoch', box.epoch, 'v', box.v,
    'next', case when is_full then last else box.v end, 'more', is_full, 'rows', found, 'devices', devices, 'now', app.now_ms());
end
$$;

-- Comparison of everything ------------------------------------------------------------------------------------------------------------

-- What a device may compare itself with: for each story, and for what belongs to none, how many rows there are and sums of their numbers
-- ('sums'); all numbers of some stories ('ids'); or rows by their names ('rows').
create function public.sync_audit(p json) returns json language plpgsql stable security definer
set search_path = '' as $$
declare
  uid constant uuid := app.uid();
  none constant uuid := '00000000-0000-0000-0000-000000000000';
  box app.space;
  found json;
begin
  if uid is null or p ->> 'space' is distinct from uid::text then
    raise exception 'These rows are not of the account that is signed in.' using errcode = '42501';
  end if;
  select * into box from app.space s where s.user_id = uid;
  if p ->> 'ask' = 'sums' then
    with row_numbers as (
      select coalesce(d.story, none) as story, d.v from app.doc d where d.user_id = uid
      union all
      select coalesce(g.story, none), g.v from app.grown g where g.user_id = uid
        and not exists (select from app.buried b where b.user_id = uid and b.id = g.id)),
    -- Asked once for each story, not for each row.
    sums as materialized (
      -- Most numbers are small enough to be squared as they are, which is quicker.
      select story, count(*) as n, sum(v) as sum,
        sum(case when v < 3000000000 then v * v else ((v::numeric * v) % 2305843009213693951)::bigint end) % 2305843009213693951 as squares
      from row_numbers group by story)
    select coalesce(json_agg(json_build_array(story, n, sum::text, squares::text) order by story), '[]') into found
    from sums where app.purge_of(uid, story) is null;
  elsif p ->> 'ask' = 'ids' then
    with asked as (select value::uuid as story from json_array_elements_text(p -> 'stories'))
    select coalesce(json_agg(json_build_array(kind, id, v) order by v), '[]') into found from (
      select d.kind, d.id, d.v from app.doc d where d.user_id = uid and coalesce(d.story, none) in (select story from asked)
      union all
      select g.kind, g.id, g.v from app.grown g where g.user_id = uid and coalesce(g.story, none) in (select story from asked)
        and not exists (select from app.buried b where b.user_id = uid and b.id = g.id)) each;
  else
    with asked as (
      select value ->> 0 as kind, (value ->> 1)::uuid as id from json_array_elements(p -> 'rows') limit 500)
    select coalesce(json_agg(row order by v), '[]') into found from (
      select d.v, json_build_object('kind', d.kind, 'id', d.id, 'v', d.v, 'f', d.f, 's', d.s) as row
      from app.doc d join asked a on a.kind = d.kind and a.id = d.id where d.user_id = uid
      union all
      select g.v, app.grown_row(uid, g.kind, g.id, g.v, g.body)
      from app.grown g join asked a on a.kind = g.kind and a.id = g.id where g.user_id = uid) each;
  end if;
  return json_build_object('epoch', box.epoch, 'v', coalesce(box.v, 0), 'found', found, 'now', app.now_ms());
end
$$;

-- For the operator --------------------------------------------------------------------------------------------------------------------

-- Deletes for good what lies in the trash longer than some days by this server's clock, on the server and, by the row that says so, on
-- every device. Answers how many things: at most a hundred, for pushes of their players wait meanwhile.
create function public.purge_trash(days int default 30) returns int language plpgsql volatile security definer
set search_path = '' as $$
declare
  trashed record;
  box app.space;
  merged record;
  known app.doc;
  removed record;
  count_of int := 0;
  before timestamptz := to_timestamp(app.now_ms() / 1000.0) - make_interval(days => days);
begin
  for trashed in select d.user_id, d.kind, d.id from app.doc d
    where d.trashed_at is not null and d.trashed_at < before and d.kind in ('stories', 'sceneMeta', 'characters')
    order by d.user_id loop
    select * into box from app.space s where s.user_id = trashed.user_id for update;
    -- It may have come back while the lock was waited for.
    known := null;
    select * into known from app.doc d where d.user_id = trashed.user_id and d.kind = trashed.kind and d.id = trashed.id
      and d.trashed_at < before;
    continue when known.v is null;
    declare
      row app.doc;
      f jsonb := jsonb_build_object('of', case known.kind when 'stories' then 'story' when 'sceneMeta' then 'branch' else 'character' end,
        'story', case known.kind when 'sceneMeta' then known.f -> 'story' else 'null'::jsonb end, 'purged', true, 'lifted', false);
      -- Of a character nothing may have been said later, or it would stay.
      s jsonb := jsonb_build_object('purged', case known.kind
        when 'characters' then (select max(e.value collate "C") from jsonb_each_text(known.s) e) else known.s ->> 'gone' end);
    begin
      select * into row from app.doc d where d.user_id = known.user_id and d.kind = 'purges' and d.id = known.id;
      select * into merged from app.merge_fields(coalesce(row.f, '{}'), coalesce(row.s, '{}'), f, s);
      -- It was brought in again from a file after it had been put away: that stands.
      continue when app.purged_at(merged.f, merged.s) is null;
      box.v := box.v + 1;
      insert into app.doc as d (user_id, kind, id, story, f, s, size, v)
      values (known.user_id, 'purges', known.id, nullif(merged.f ->> 'story', '')::uuid, merged.f, merged.s,
        octet_length(merged.f::text) + octet_length(merged.s::text), box.v)
      on conflict on constraint doc_pkey do update set f = excluded.f, s = excluded.s, size = excluded.size, v = excluded.v;
      select * into removed from app.carry_out_purge(known.user_id, known.id, merged.f, app.purged_at(merged.f, merged.s));
      update app.space set v = box.v, origin = '', rows = rows - removed.rows + case when row.v is null then 1 else 0 end,
        bytes = bytes - removed.bytes where user_id = known.user_id;
    end;
    count_of := count_of + 1;
    exit when count_of = 100;
  end loop;
  return count_of;
end
$$;

-- To be called after a copy was put back: every device then reads everything again and sends what the copy does not have.
create function public.sync_restored() returns void language sql volatile security definer set search_path = '' as $$
  update app.space set epoch = gen_random_uuid()
$$;

-- Nudges ------------------------------------------------------------------------------------------------------------------------------

-- Says on the player's private topic that there is something new, without saying what; a push never fails for it.
create function app.nudge() returns trigger language plpgsql volatile security definer set search_path = '' as $$
begin
  if new.v > old.v and to_regprocedure('realtime.send(jsonb,text,text,boolean)') is not null then
    begin
      execute 'select realtime.send($1, $2, $3, true)'
        using jsonb_build_object('v', new.v, 'origin', new.origin), 'sync', 'space:' || new.user_id;
    exception when others then
      null;
    end;
  end if;
  return null;
end
$$;
create trigger nudge after update on app.space for each row execute function app.nudge();

do $$
begin
  if to_regclass('realtime.messages') is not null and to_regprocedure('realtime.topic()') is not null then
    execute $policy$
      create policy "own space is heard" on realtime.messages for select to authenticated
      using ((select realtime.topic()) = 'space:' || (select auth.uid()))
    $policy$;
  end if;
end
$$;

-- Views for their owner: what the rows say, under the names that a player's own tools know ----------------------------------------------

-- A time as rows have it; null for what is none.
create function app.time_of(ms jsonb) returns timestamptz language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(ms) = 'number' and (ms #>> '{}')::numeric between -62135596800000 and 253402300799999
    then to_timestamp(((ms #>> '{}')::numeric / 1000)::float8) end
$$;

-- The scenes from an opening to one scene.
create function app.road_to(uid uuid, scene uuid) returns table (depth bigint, body json) language sql stable security definer
set search_path = '' as $$
  with recursive road as (
    select g.id, g.parent, g.body, 0::bigint as back from app.grown g where g.user_id = uid and g.kind = 'scenes' and g.id = scene
    union all
    select g.id, g.parent, g.body, r.back + 1 from road r
    join app.grown g on g.user_id = uid and g.kind = 'scenes' and g.id = r.parent
  )
  select max(r.back) over () - r.back, r.body from road r
$$;

create view public.stories with (security_barrier) as
select d.id, d.user_id, d.f ->> 'title' as title, d.f -> 'character' as character, d.f -> 'environment' as environment,
  jsonb_build_object(
    'currentScene', open.body ->> 'passage',
    'history', (select coalesce(jsonb_agg(jsonb_build_object('id', r.body ->> 'id', 'title', r.body ->> 'title',
      'passage', r.body ->> 'passage', 'action', r.body #> '{action,text}') order by r.depth), '[]')
      from app.road_to(d.user_id, open.id) r),
    'availableActions', coalesce(open.body -> 'actions', '[]'),
    'genre', d.f #> '{character,genre}',
    'setting', d.f #> '{character,setting}',
    'protagonist', d.f #> '{character,name}',
    'antagonist', null,
    'sceneImage', (select m.f -> 'image' from app.doc m where m.user_id = d.user_id and m.kind = 'sceneMeta' and m.id = open.id),
    'sceneTitle', open.body ->> 'title') as story_state,
  jsonb_build_object('stats', open.body -> 'statsAfter', 'settings', d.f -> 'settings') as game_state,
  app.time_of(d.f -> 'createdAt') as created_at, d.changed_at as updated_at
from app.doc d
left join lateral (
  select g.id, g.body from app.doc h join app.grown g on g.user_id = h.user_id and g.kind = 'scenes' and g.id::text = h.f ->> 'scene'
  where h.user_id = d.user_id and h.kind = 'heads' and h.story = d.id order by app.time_of(h.f -> 'at') desc nulls last limit 1
) open on true
where d.kind = 'stories' and d.trashed_at is null;

create view public.user_settings with (security_barrier) as
select each.user_id, jsonb_object_agg(each.key, each.value) as settings, max(each.changed_at) as updated_at
from (
  select d.user_id, e.key, e.value, d.changed_at from app.doc d cross join lateral jsonb_each(d.f) e
  where d.kind = 'settings' and e.key not in ('group', 'id')
) each
group by each.user_id;

create view public.character_images with (security_barrier) as
select d.id, d.user_id, d.f ->> 'name' as character_name, d.f ->> 'description' as character_description,
  d.f ->> 'image' as image_url, d.f ->> 'imageStyle' as image_style, d.f ->> 'prompt' as prompt, d.f -> 'metadata' as metadata,
  coalesce(d.f -> 'favourite' = 'true'::jsonb, false) as is_favorite,
  exists (select from app.grown g where g.user_id = d.user_id and g.kind = 'uses' and g.body ->> 'character' = d.id::text)
    as is_used_in_story,
  app.time_of(d.f -> 'createdAt') as created_at, d.changed_at as updated_at
from app.doc d where d.kind = 'characters' and d.trashed_at is null;

-- Who may what --------------------------------------------------------------------------------------------------------------------------

do $$
declare
  routine text;
begin
  grant create on schema public, app to sync_owner;
  alter function app.road_to(uuid, uuid) owner to sync_owner;
  foreach routine in array array['public.sync_push(json)', 'public.sync_pull(uuid, text, bigint, text, int, uuid, uuid)',
    'public.sync_audit(json)'] loop
    execute format('alter function %s owner to sync_owner', routine);
    execute format('revoke all on function %s from public, anon', routine);
    execute format('grant execute on function %s to authenticated', routine);
  end loop;
  foreach routine in array array['stories', 'user_settings', 'character_images'] loop
    execute format('alter view public.%I owner to sync_owner', routine);
    execute format('revoke all on public.%I from public, anon, authenticated', routine);
    execute format('grant select on public.%I to authenticated', routine);
  end loop;
  revoke create on schema public, app from sync_owner;
  foreach routine in array array['public.purge_trash(int)', 'public.sync_restored()'] loop
    execute format('revoke all on function %s from public, anon, authenticated', routine);
    execute format('grant execute on function %s to service_role', routine);
  end loop;
end
$$;
revoke execute on all functions in schema app from public;
grant execute on function app.uid(), app.now_ms(), app.utf16_key(text), app.js_number(numeric), app.canonical(jsonb),
  app.merge_fields(jsonb, jsonb, jsonb, jsonb), app.purged_at(jsonb, jsonb), app.purge_of(uuid, uuid), app.buried_at(uuid, uuid),
  app.carry_out_purge(uuid, uuid, jsonb, text), app.grown_row(uuid, text, uuid, bigint, json), app.time_of(jsonb), app.road_to(uuid, uuid) to sync_owner;
-- What a view or a policy calls is called by who reads, who still has no way into the schema.
grant execute on function app.uid(), app.time_of(jsonb), app.road_to(uuid, uuid) to authenticated;
