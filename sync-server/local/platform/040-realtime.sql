-- Supabase's realtime schema, as far as broadcasts need it. Policies on this table say who may listen to and send on a topic.

create table realtime.messages (
  topic text not null,
  extension text not null check (extension in ('broadcast', 'presence', 'postgres_changes')),
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
alter table realtime.messages owner to supabase_realtime_admin;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
grant select, insert, update, delete on realtime.messages to postgres with grant option;

-- The topic that somebody asks for, while policies are tried.
create function realtime.topic() returns text language sql stable as
$$ select nullif(current_setting('realtime.topic', true), '') $$;
alter function realtime.topic() owner to supabase_realtime_admin;

-- What is put into the table is told to all servers once it is committed, and not kept: it is a nudge. Without an event it is a trial.
create function realtime.tell() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  message text := pg_catalog.json_build_object(
    'topic', new.topic, 'event', new.event, 'kind', 'json',
    'bytes', pg_catalog.replace(
      pg_catalog.encode(pg_catalog.convert_to(coalesce(new.payload, '{}')::text, 'UTF8'), 'base64'), E'\n', ''
    )
  )::text;
begin
  if pg_catalog.octet_length(message) >= 8000 then
    raise warning 'A broadcast is too long to be told.';
  else
    perform pg_catalog.pg_notify('stand_in_broadcast', message);
  end if;
  delete from realtime.messages where id = new.id;
  return null;
end
$$;
alter function realtime.tell() owner to supabase_realtime_admin;
revoke execute on function realtime.tell() from public;
create trigger tell after insert on realtime.messages
  for each row when (new.event is not null and new.extension = 'broadcast') execute function realtime.tell();

-- As on Supabase, a broadcast that fails is a warning and never undoes what it was about.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void language plpgsql as $$
begin
  insert into realtime.messages (payload, event, topic, private, extension)
  values (send.payload, send.event, send.topic, send.private, 'broadcast');
exception when others then
  raise warning 'A broadcast was not sent: %', sqlerrm;
end
$$;
alter function realtime.send(jsonb, text, text, boolean) owner to supabase_realtime_admin;
