-- Stories that are shown to others, and the text models that are lent to players. What anybody reads holds no name of an account: whose a
-- share is lies in the private schema. Rows are written by the server alone.

-- Pictures of shares: the server stores them and answers them while their share is there, so the bucket is nobody's.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('shared-images', 'shared-images', false, 2 * 1024 * 1024, array['image/webp', 'image/png', 'image/jpeg'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Whose an address is, from the first time that something was to be published there.
create table private.share_owners (
  share_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  story_id uuid not null,
  -- When the operator took it down; nothing is published there any more.
  blocked_at timestamptz,
  -- Names of the files that are shown.
  files text[] not null default '{}',
  -- When files were last put there: those of an hour before may be on their way.
  touched_at timestamptz not null default clock_timestamp(),
  unique (user_id, story_id)
);

-- Addresses whose owner's account is gone: they are nobody's, for ever.
create table private.lost_shares (share_id uuid primary key);

create function private.lose_share() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.lost_shares (share_id) values (old.share_id) on conflict do nothing;
  return null;
end
$$;
create trigger share_owners_lost after delete on private.share_owners
  for each row execute function private.lose_share();

-- What others read.
create table public.shared_stories (
  id uuid primary key references private.share_owners (share_id) on delete cascade,
  title text not null,
  description text not null,
  -- Name of the file that links show; null without one.
  card text,
  snapshot jsonb not null,
  -- What a storyteller needs to go on from there.
  playing jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
alter table public.shared_stories enable row level security;
revoke all on public.shared_stories from anon, authenticated, service_role;
grant select on public.shared_stories to anon, authenticated, service_role;
create policy "shared stories: read by anybody" on public.shared_stories for select to anon, authenticated using (true);

-- What readers said against a share. Nobody's name or address is kept.
create table private.share_reports (
  id bigint generated always as identity primary key,
  share_id uuid not null,
  reason text not null check (char_length(reason) between 1 and 1000),
  made_at timestamptz not null default clock_timestamp()
);
create index share_reports_share on private.share_reports (share_id, id);

-- The address of a player's story, which is the story's own id while nobody else has it. `status` is 'ok', 'blocked', 'too-many', or
-- 'session-gone' when the sign-in is over.
create function public.claim_share(p_user uuid, p_session uuid, p_story uuid, p_most int)
returns table (status text, share_id uuid)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_own private.share_owners;
  v_id uuid := p_story;
begin
  if not public.session_lives(p_user, p_session) then
    return query select 'session-gone'::text, null::uuid;
    return;
  end if;
  -- Two accounts, or two devices of one, at the same time: one after the other.
  perform pg_catalog.pg_advisory_xact_lock(7106387, pg_catalog.hashtext(p_story::text));
  perform pg_catalog.pg_advisory_xact_lock(7106388, pg_catalog.hashtext(p_user::text));
  update private.share_owners o set touched_at = clock_timestamp()
  where o.user_id = p_user and o.story_id = p_story returning * into v_own;
  if v_own.share_id is not null then
    return query select case when v_own.blocked_at is null then 'ok' else 'blocked' end, v_own.share_id;
    return;
  end if;
  if (select count(*) from private.share_owners o where o.user_id = p_user) >= p_most then
    return query select 'too-many'::text, null::uuid;
    return;
  end if;
  if exists (select from private.share_owners o where o.share_id = p_story)
    or exists (select from private.lost_shares l where l.share_id = p_story) then
    v_id := gen_random_uuid();
  end if;
  insert into private.share_owners (share_id, user_id, story_id) values (v_id, p_user, p_story);
  return query select 'ok'::text, v_id;
end
$$;

-- Which of some files of a share are not there yet.
create function public.share_files_missing(p_share uuid, p_files text[]) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(f), '{}') from unnest(p_files) f
  where not exists (
    select from storage.objects o where o.bucket_id = 'shared-images' and o.name = p_share::text || '/' || f
  )
$$;

-- Shows a story, all at once. False when the address is not the user's, is blocked, or a file is not there.
create function public.publish_share(
  p_user uuid, p_share uuid, p_title text, p_description text, p_card text, p_snapshot jsonb, p_playing jsonb, p_files text[]
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.share_owners o set files = p_files, touched_at = clock_timestamp()
  where o.share_id = p_share and o.user_id = p_user and o.blocked_at is null
    and cardinality(public.share_files_missing(p_share, p_files)) = 0;
  if not found then
    return false;
  end if;
  insert into public.shared_stories as s (id, title, description, card, snapshot, playing)
  values (p_share, p_title, p_description, p_card, p_snapshot, p_playing)
  on conflict (id) do update set
    title = excluded.title, description = excluded.description, card = excluded.card,
    snapshot = excluded.snapshot, playing = excluded.playing, updated_at = clock_timestamp();
  return true;
end
$$;

-- Takes a player's story back; answers its address, null when it never had one. Its files are to be removed then.
create function public.withdraw_share(p_user uuid, p_story uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  update private.share_owners o set files = '{}', touched_at = '-infinity'
  where o.user_id = p_user and o.story_id = p_story returning o.share_id into v_id;
  delete from public.shared_stories s where s.id = v_id;
  return v_id;
end
$$;

-- For the operator: takes a share down for good. False when there never was one.
create function public.block_share(p_share uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.share_owners o set blocked_at = clock_timestamp(), files = '{}', touched_at = '-infinity'
  where o.share_id = p_share;
  if not found then
    return false;
  end if;
  delete from public.shared_stories s where s.id = p_share;
  return true;
end
$$;

-- What a player shows: each story of his that has an address, and what is there.
create function public.own_shares(p_user uuid)
returns table (story_id uuid, share_id uuid, title text, updated_at timestamptz, blocked boolean)
language sql stable security definer set search_path = '' as $$
  select o.story_id, o.share_id, s.title, s.updated_at, o.blocked_at is not null
  from private.share_owners o
  left join public.shared_stories s on s.id = o.share_id
  where o.user_id = p_user and (s.id is not null or o.blocked_at is not null)
  order by s.updated_at desc nulls last
$$;

-- What the page of a share is made of; `was` says whether there ever was one, when there is none.
create function public.shared_page(p_share uuid)
returns table (title text, description text, card text, snapshot jsonb, updated_at timestamptz, was boolean)
language sql stable security definer set search_path = '' as $$
  select s.title, s.description, s.card, s.snapshot, s.updated_at,
    exists (select from private.share_owners o where o.share_id = p_share)
      or exists (select from private.lost_shares l where l.share_id = p_share)
  from (select 1) one left join public.shared_stories s on s.id = p_share
$$;

-- Whether a file belongs to what is shown.
create function public.share_shows(p_share uuid, p_file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.share_owners o join public.shared_stories s on s.id = o.share_id
    where o.share_id = p_share and p_file = any (o.files)
  )
$$;

-- Up to p_most files that no share shows any more: all but those that may be on their way to one. Of one share, or of all.
create function public.stray_share_files(p_share uuid, p_most int) returns setof text
language sql stable security definer set search_path = '' as $$
  select obj.name::text from storage.objects obj
  left join private.share_owners o on o.share_id::text = split_part(obj.name, '/', 1)
  where obj.bucket_id = 'shared-images'
    and (p_share is null or obj.name like p_share::text || '/%')
    and (
      o.share_id is null
      or split_part(obj.name, '/', 2) <> all (o.files)
      and (o.touched_at < clock_timestamp() - interval '1 hour' or obj.created_at < o.touched_at and p_share is not null)
    )
  order by obj.name limit p_most
$$;

-- Notes what a reader says; false when there is no such share, or enough was said about it already.
create function public.report_share(p_share uuid, p_reason text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from public.shared_stories s where s.id = p_share) then
    return false;
  end if;
  if (select count(*) from private.share_reports r where r.share_id = p_share) < 200 then
    insert into private.share_reports (share_id, reason) values (p_share, p_reason);
  end if;
  return true;
end
$$;

-- For the operator: the shares that were reported and are still shown, most reports first, with the last things that were said.
create function public.reported_shares(p_most int)
returns table (share_id uuid, title text, reports bigint, last_at timestamptz, reasons text[])
language sql stable security definer set search_path = '' as $$
  select s.id, s.title, r.reports, r.last_at, r.reasons
  from public.shared_stories s
  join (
    select x.share_id, count(*) as reports, max(x.made_at) as last_at, (array_agg(x.reason order by x.id desc))[1:5] as reasons
    from private.share_reports x group by 1
  ) r on r.share_id = s.id
  order by r.reports desc, r.last_at desc limit p_most
$$;

-- Files of an account as before, and those of what it shows to others.
create or replace function public.account_files(p_user uuid, p_skip int, p_most int)
returns table (bucket text, path text, size bigint, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select o.bucket_id::text, o.name::text, (o.metadata ->> 'size')::bigint, o.created_at
  from storage.objects o
  where o.owner_id = p_user::text or split_part(o.name, '/', 1) = p_user::text
    or o.bucket_id = 'shared-images'
      and split_part(o.name, '/', 1) in (select s.share_id::text from private.share_owners s where s.user_id = p_user)
  order by o.bucket_id, o.name
  offset p_skip limit p_most;
end
$$;

-- Calls of lent text models, a row for each player and day.
create table private.text_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  calls int not null default 0,
  tokens_in bigint not null default 0,
  tokens_out bigint not null default 0,
  primary key (user_id, day)
);

-- Takes one of p_most calls of the day (UTC) and one of p_per_minute. `status` is 'ok', 'session-gone', 'day' or 'minute'; `wait_s` says
-- when there is one again.
create function public.take_text_call(p_user uuid, p_session uuid, p_most int, p_per_minute int)
returns table (status text, wait_s int, day date)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := clock_timestamp();
  v_day date := (v_now at time zone 'utc')::date;
  v_wait int;
  v_calls int;
begin
  if not public.session_lives(p_user, p_session) then
    return query select 'session-gone'::text, 0, v_day;
    return;
  end if;
  v_wait := public.take_limit('text:' || p_user::text, p_per_minute, 60);
  if v_wait > 0 then
    return query select 'minute'::text, v_wait, v_day;
    return;
  end if;
  insert into private.text_usage as u (user_id, day, calls)
  select p_user, v_day, 1 where p_most > 0
  on conflict on constraint text_usage_pkey do update set calls = u.calls + 1 where u.calls < p_most
  returning u.calls into v_calls;
  if v_calls is null then
    return query select 'day'::text,
      ceil(extract(epoch from ((v_day + 1)::timestamp at time zone 'utc') - v_now))::int, v_day;
    return;
  end if;
  return query select 'ok'::text, 0, v_day;
end
$$;

-- What a call came to: its tokens, or that it was none, for nothing was told.
create function public.note_text_call(p_user uuid, p_day date, p_calls int, p_in bigint, p_out bigint) returns void
language sql volatile security definer set search_path = '' as $$
  update private.text_usage
  set calls = greatest(0, calls + p_calls), tokens_in = tokens_in + p_in, tokens_out = tokens_out + p_out
  where user_id = p_user and day = p_day
$$;

-- What a player has used since a number of days; of all players when none is named, those with the most calls first.
create function public.text_usage_of(p_user uuid, p_days int, p_most int)
returns table (user_id uuid, email text, calls bigint, tokens_in bigint, tokens_out bigint)
language sql stable security definer set search_path = '' as $$
  select t.user_id, a.email::text, sum(t.calls)::bigint, sum(t.tokens_in)::bigint, sum(t.tokens_out)::bigint
  from private.text_usage t join auth.users a on a.id = t.user_id
  where t.day > (clock_timestamp() at time zone 'utc')::date - p_days and (p_user is null or t.user_id = p_user)
  group by 1, 2 order by 3 desc, 1 limit p_most
$$;

-- For the server alone.
revoke all on function private.lose_share() from public, anon, authenticated, service_role;
revoke all on function
  public.claim_share(uuid, uuid, uuid, int),
  public.share_files_missing(uuid, text[]),
  public.publish_share(uuid, uuid, text, text, text, jsonb, jsonb, text[]),
  public.withdraw_share(uuid, uuid),
  public.block_share(uuid),
  public.own_shares(uuid),
  public.shared_page(uuid),
  public.share_shows(uuid, text),
  public.stray_share_files(uuid, int),
  public.report_share(uuid, text),
  public.reported_shares(int),
  public.take_text_call(uuid, uuid, int, int),
  public.note_text_call(uuid, date, int, bigint, bigint),
  public.text_usage_of(uuid, int, int)
from public, anon, authenticated;
grant execute on function
  public.claim_share(uuid, uuid, uuid, int),
  public.share_files_missing(uuid, text[]),
  public.publish_share(uuid, uuid, text, text, text, jsonb, jsonb, text[]),
  public.withdraw_share(uuid, uuid),
  public.block_share(uuid),
  public.own_shares(uuid),
  public.shared_page(uuid),
  public.share_shows(uuid, text),
  public.stray_share_files(uuid, int),
  public.report_share(uuid, text),
  public.reported_shares(int),
  public.take_text_call(uuid, uuid, int, int),
  public.note_text_call(uuid, date, int, bigint, bigint),
  public.text_usage_of(uuid, int, int)
to service_role;
