-- What is done once a day, by whichever server comes first.

create table app.chore (
  name text primary key,
  done_at timestamptz not null default '-infinity'
);
alter table app.chore enable row level security;
alter table app.chore force row level security;
revoke all on app.chore from public;

-- Deletes for good what has lain in the trash for some days, when that was not done within a day. Answers how many things; a server asks
-- again until there are none, for each call does a part only. Any number of servers may ask: the row of the chore is the lease, so whoever
-- comes second does nothing, and one that dies lets go of it with its transaction.
create function public.sync_upkeep(days int default 30) returns int language plpgsql volatile security definer
set search_path = '' as $$
declare
  today constant timestamptz := to_timestamp(app.now_ms() / 1000.0);
  count_of int;
begin
  insert into app.chore (name) values ('purge-trash') on conflict do nothing;
  perform from app.chore c where c.name = 'purge-trash' and c.done_at <= today - interval '1 day' for update skip locked;
  if not found then return 0; end if;
  count_of := public.purge_trash(days);
  if count_of = 0 then update app.chore c set done_at = today where c.name = 'purge-trash'; end if;
  return count_of;
end
$$;
revoke all on function public.sync_upkeep(int) from public, anon, authenticated;
grant execute on function public.sync_upkeep(int) to service_role;
