-- Sign-ins that a player sees and ends, sign-in by a one-use code, limits that any number of servers share, and everything of an
-- account as rows. Tables lie in a schema that no request reaches; functions are the only way to them.

create schema private;
revoke all on schema private from public;

-- New functions may be run by everybody unless that is taken back. Here it is taken back for all that follow, in any migration.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

-- Whether the account of the player who asks is still there, which his token, good for up to an hour, does not say. It stays until what
-- he adds is kept: a deletion that begins meanwhile waits, and sees it.
create function private.account_stands() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from auth.users where id = auth.uid() for key share;
  return found;
end
$$;
grant execute on function private.account_stands() to authenticated;
create policy "no files for an account that is gone" on storage.objects as restrictive for insert to authenticated
  with check (private.account_stands());

-- What a player calls the device of a sign-in.
create table private.session_labels (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  label text not null check (char_length(label) between 1 and 80)
);
create index session_labels_user on private.session_labels (user_id);

-- A name as one short line.
create function private.plain(p_text text) returns text
language sql immutable set search_path = '' as $$
  select btrim(left(btrim(regexp_replace(p_text, '[[:cntrl:][:space:]]+', ' ', 'g')), 80))
$$;

-- A device in words, as far as its browser names it.
create function private.device_of(p_user_agent text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_user_agent is null then 'Device'
    when p_user_agent ~ 'iPhone' then 'iPhone'
    when p_user_agent ~ 'iPad' then 'iPad'
    when p_user_agent ~ 'Android' and p_user_agent ~ 'Mobile' then 'Android phone'
    when p_user_agent ~ 'Android' then 'Android tablet'
    when p_user_agent ~ 'CrOS' then 'Chromebook'
    when p_user_agent ~ 'Windows' then 'Windows computer'
    when p_user_agent ~ 'Macintosh|Mac OS' then 'Mac'
    when p_user_agent ~ 'Linux|X11' then 'Linux computer'
    else 'Device'
  end
$$;

-- The sign-in that asks; null when the token names none.
create function private.this_session() returns uuid
language sql stable set search_path = '' as $$
  select nullif(auth.jwt() ->> 'session_id', '')::uuid
$$;

-- All sign-ins of the player who asks: the one that asks first, then the newest.
create function public.account_sessions()
returns table (id uuid, label text, signed_in_at timestamptz, seen_at timestamptz, here boolean)
language sql stable security definer set search_path = '' as $$
  select s.id,
    coalesce(l.label, private.device_of(s.user_agent)),
    s.created_at,
    greatest(s.refreshed_at at time zone 'utc', s.created_at),
    s.id is not distinct from private.this_session()
  from auth.sessions s
  left join private.session_labels l on l.session_id = s.id
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  order by 5 desc, 3 desc
$$;

-- Ends a sign-in of the player who asks; whether there was one. Its access token runs out by itself within the hour.
create function public.end_session(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from auth.sessions where id = p_id and user_id = auth.uid();
  return found;
end
$$;

-- Names the device that asks; an empty name takes the name away.
create function public.name_session(p_label text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_label text := coalesce(private.plain(p_label), '');
begin
  if not exists (select from auth.sessions where id = private.this_session() and user_id = auth.uid()) then
    raise exception 'This sign-in is over.' using errcode = 'PT401';
  end if;
  if v_label = '' then
    delete from private.session_labels where session_id = private.this_session() and user_id = auth.uid();
  else
    insert into private.session_labels (session_id, user_id, label)
    values (private.this_session(), auth.uid(), v_label)
    on conflict (session_id) do update set label = excluded.label;
  end if;
end
$$;

-- Whether a sign-in has not been ended. An access token outlives its sign-in by up to an hour; where accounts or money change, this is asked.
create function public.session_lives(p_user uuid, p_session uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions
    where id = p_session and user_id = p_user and (not_after is null or not_after > now())
  )
$$;

-- Counts of what was tried, for limits. A key is the hash of what is limited and for whom: no address and no account is written down.
create table private.limits (
  key text primary key,
  taken int not null,
  ends_at timestamptz not null
);
create index limits_ends on private.limits (ends_at);

-- Takes one of p_most in each window. 0 when it was taken, otherwise the seconds until there is one again.
create function public.take_limit(p_key text, p_most int, p_window_s int) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_key text := encode(sha256(convert_to(p_key, 'UTF8')), 'hex');
  v_now timestamptz := clock_timestamp();
  v_taken int;
  v_ends timestamptz;
begin
  delete from private.limits where key in (
    select key from private.limits where ends_at < v_now and key <> v_key limit 50 for update skip locked
  );
  insert into private.limits as l (key, taken, ends_at)
  values (v_key, 1, v_now + make_interval(secs => p_window_s))
  on conflict (key) do update set
    taken = case when l.ends_at <= v_now then 1 else least(l.taken, p_most) + 1 end,
    ends_at = case when l.ends_at <= v_now then v_now + make_interval(secs => p_window_s) else l.ends_at end
  returning taken, ends_at into v_taken, v_ends;
  return case when v_taken <= p_most then 0 else greatest(1, ceil(extract(epoch from v_ends - v_now))::int) end;
end
$$;

-- One-use codes. A code is known here by its hash, and the device that came with it by the hash of its secret.
create table private.device_codes (
  code_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  expires_at timestamptz not null,
  device_hash text,
  label text,
  allowed boolean,
  used_at timestamptz
);
create index device_codes_user on private.device_codes (user_id);
create index device_codes_session on private.device_codes (session_id);
comment on column private.device_codes.code_hash is 'secret';
comment on column private.device_codes.device_hash is 'secret';

-- Keeps a new code of a sign-in for 60 seconds and answers when it is over; null when the sign-in is over. The account's other open codes end.
create function public.make_device_code(p_user uuid, p_session uuid, p_code_hash text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_expires timestamptz := clock_timestamp() + interval '60 seconds';
begin
  if not public.session_lives(p_user, p_session) then
    return null;
  end if;
  -- Used ones are remembered for as long as a young sign-in counts as a proof.
  delete from private.device_codes
  where (user_id = p_user and used_at is null)
    or coalesce(used_at + interval '1 hour', expires_at) < clock_timestamp();
  insert into private.device_codes (code_hash, user_id, session_id, expires_at)
  values (p_code_hash, p_user, p_session, v_expires);
  return v_expires;
end
$$;

-- A device comes with a code. The first one is the only one: status is 'waiting' until the owner allows it, then 'allowed' once, with
-- the account's id; in all other cases 'gone'.
create function public.redeem_device_code(p_code_hash text, p_device_hash text, p_label text)
returns table (status text, user_id uuid)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_code private.device_codes;
begin
  select * into v_code from private.device_codes c where c.code_hash = p_code_hash for update;
  if v_code.code_hash is null or v_code.used_at is not null or v_code.allowed is false
    or v_code.expires_at <= clock_timestamp()
    or v_code.device_hash <> p_device_hash
    or not public.session_lives(v_code.user_id, v_code.session_id) then
    return query select 'gone'::text, null::uuid;
  elsif v_code.allowed then
    update private.device_codes c set used_at = clock_timestamp() where c.code_hash = p_code_hash;
    return query select 'allowed'::text, v_code.user_id;
  else
    if v_code.device_hash is null then
      update private.device_codes c
      set device_hash = p_device_hash,
        label = coalesce(nullif(private.plain(p_label), ''), 'Device')
      where c.code_hash = p_code_hash;
    end if;
    return query select 'waiting'::text, null::uuid;
  end if;
end
$$;

-- For the owner: which device came with his code. `open` false when the code is used, refused, over or none of his.
create function public.device_code_asked_by(p_user uuid, p_code_hash text)
returns table (open boolean, label text)
language sql stable security definer set search_path = '' as $$
  select c.code_hash is not null, c.label
  from (select 1) one
  left join private.device_codes c
    on c.code_hash = p_code_hash and c.user_id = p_user and c.used_at is null
    and c.allowed is distinct from false and c.expires_at > clock_timestamp()
$$;

-- The owner's word about the device that he was shown; false when the code is gone, or nobody came with it yet. A device that was
-- allowed has another 60 seconds to come back.
create function public.answer_device_code(p_user uuid, p_code_hash text, p_allow boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.device_codes
  set allowed = p_allow,
    expires_at = case when p_allow then clock_timestamp() + interval '60 seconds' else expires_at end
  where code_hash = p_code_hash and user_id = p_user and used_at is null
    and expires_at > clock_timestamp() and allowed is null
    and (not p_allow or device_hash is not null);
  return found;
end
$$;

-- Whether a device was let in by a code within the last p_seconds: such a sign-in rests on another one and proves nothing by itself.
create function public.device_code_used(p_user uuid, p_seconds int) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.device_codes
    where user_id = p_user and used_at > clock_timestamp() - make_interval(secs => p_seconds)
  )
$$;

-- An account's sign-ins as its export lists them: with the addresses that are kept, without what a sign-in is renewed by.
create function public.account_sign_ins(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id, 'signed_in_at', s.created_at, 'seen_at', s.refreshed_at, 'user_agent', s.user_agent,
    'address', host(s.ip), 'label', l.label
  ) order by s.created_at), '[]')
  from auth.sessions s
  left join private.session_labels l on l.session_id = s.id
  where s.user_id = p_user
$$;

-- Every table of ours that says whose a row is, by a foreign key to the accounts: what export reads and deletion empties. Found in the
-- catalogue, so that a later table is among them.
create function private.account_tables()
returns table (table_name text, columns text[], keys text[])
language sql stable set search_path = '' as $$
  select format('%I.%I', n.nspname, c.relname),
    array_agg(distinct a.attname::text),
    coalesce((
      select array_agg(k.attname::text order by k.attnum)
      from pg_catalog.pg_index i
      join pg_catalog.pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary
    ), array[]::text[])
  from pg_catalog.pg_constraint f
  join pg_catalog.pg_class c on c.oid = f.conrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = any (f.conkey)
  where f.contype = 'f' and f.confrelid = 'auth.users'::regclass
    and n.nspname not in ('auth', 'storage', 'realtime', 'stand_in')
  group by n.nspname, c.relname, c.oid
$$;

-- The names of those tables.
create function public.account_tables() returns table (table_name text)
language sql stable security definer set search_path = '' as $$
  select table_name from private.account_tables() order by table_name
$$;

-- A page of an account's rows of one of those tables, as a JSON list in the order of its key, without columns that hold a secret.
create function public.account_rows(p_user uuid, p_table text, p_skip int, p_most int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_table record;
  v_where text;
  v_order text;
  v_secret text[];
  v_rows jsonb;
begin
  select * into v_table from private.account_tables() t where t.table_name = p_table;
  if v_table.table_name is null then
    raise exception 'The table % holds no rows of accounts.', p_table;
  end if;
  select string_agg(format('r.%I = $1', name), ' or ') into v_where from unnest(v_table.columns) name;
  select coalesce(string_agg(format('r.%I', name), ', '), 'r.ctid') into v_order from unnest(v_table.keys) name;
  select coalesce(array_agg(a.attname::text), array[]::text[]) into v_secret
  from pg_catalog.pg_attribute a
  where a.attrelid = p_table::regclass and pg_catalog.col_description(a.attrelid, a.attnum) = 'secret';
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page) - $2), ''[]'') from (select r.* from %s r where %s order by %s offset $3 limit $4) page',
    p_table, v_where, v_order
  ) into v_rows using p_user, v_secret, p_skip, p_most;
  return v_rows;
end
$$;

-- A page of an account's stored files: those that he put there, and those in a folder of his name.
create function public.account_files(p_user uuid, p_skip int, p_most int)
returns table (bucket text, path text, size bigint, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select o.bucket_id::text, o.name::text, (o.metadata ->> 'size')::bigint, o.created_at
  from storage.objects o
  where o.owner_id = p_user::text or split_part(o.name, '/', 1) = p_user::text
  order by o.bucket_id, o.name
  offset p_skip limit p_most;
end
$$;

-- For the operator: the account of a mail address; null when there is none.
create function public.account_named(p_email text) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from auth.users where lower(email) = lower(btrim(p_email)) and deleted_at is null limit 1
$$;

-- For the operator: a page of the accounts, oldest first, and how much each keeps: files and our rows, in numbers and bytes.
create function public.account_usage(p_skip int, p_most int)
returns table (
  id uuid, email text, made_at timestamptz, signed_in_at timestamptz,
  files bigint, file_bytes bigint, row_count bigint, row_bytes bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_counts text;
begin
  select string_agg(
    format(
      'select r.%I as user_id, count(*) as n, sum(pg_column_size(r.*)) as bytes from %s r where r.%I = any ($3) group by 1',
      name, t.table_name, name
    ),
    ' union all '
  ) into v_counts from private.account_tables() t, unnest(t.columns) name;
  return query execute format(
    'with u as (select * from auth.users order by created_at, id offset $1 limit $2)
     select u.id, u.email::text, u.created_at, u.last_sign_in_at, coalesce(f.n, 0), coalesce(f.bytes, 0),
       coalesce(r.n, 0)::bigint, coalesce(r.bytes, 0)::bigint
     from u
     left join (
       select o.owner_id, count(*) as n, sum((o.metadata ->> ''size'')::bigint)::bigint as bytes
       from storage.objects o group by 1
     ) f on f.owner_id = u.id::text
     left join (select c.user_id, sum(c.n) as n, sum(c.bytes) as bytes from (%s) c group by 1) r on r.user_id = u.id
     order by u.created_at, u.id',
    v_counts
  ) using p_skip, p_most, array(select u.id from auth.users u order by u.created_at, u.id offset p_skip limit p_most);
end
$$;

-- For /api/ready: the newest migration of ours that has been applied.
create function public.applied_migration() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select max(version) from supabase_migrations.schema_migrations);
end
$$;

-- For players.
revoke all on function public.account_sessions(), public.end_session(uuid), public.name_session(text)
from public, anon, authenticated, service_role;
grant execute on function public.account_sessions(), public.end_session(uuid), public.name_session(text)
to authenticated;

-- For the server alone.
revoke all on function
  public.session_lives(uuid, uuid),
  public.take_limit(text, int, int),
  public.make_device_code(uuid, uuid, text),
  public.redeem_device_code(text, text, text),
  public.device_code_asked_by(uuid, text),
  public.answer_device_code(uuid, text, boolean),
  public.device_code_used(uuid, int),
  public.account_sign_ins(uuid),
  public.account_tables(),
  public.account_rows(uuid, text, int, int),
  public.account_files(uuid, int, int),
  public.account_named(text),
  public.account_usage(int, int),
  public.applied_migration()
from public, anon, authenticated;
grant execute on function
  public.session_lives(uuid, uuid),
  public.take_limit(text, int, int),
  public.make_device_code(uuid, uuid, text),
  public.redeem_device_code(text, text, text),
  public.device_code_asked_by(uuid, text),
  public.answer_device_code(uuid, text, boolean),
  public.device_code_used(uuid, int),
  public.account_sign_ins(uuid),
  public.account_tables(),
  public.account_rows(uuid, text, int, int),
  public.account_files(uuid, int, int),
  public.account_named(text),
  public.account_usage(int, int),
  public.applied_migration()
to service_role;
