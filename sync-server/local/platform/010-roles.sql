-- What a Supabase project has before its first migration: roles, schemas, extensions and the functions that policies ask.
-- Run once, by the superuser supabase_admin. Names and rights are Supabase's; nothing of this is ever sent to a Supabase project.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
-- Each of these logs in for one duty and owns nothing of another's.
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit;
create role supabase_realtime_admin login noinherit;
alter role supabase_auth_admin nocreaterole;
-- Applies the migrations: no superuser, as on Supabase.
create role postgres login createrole createdb bypassrls;

grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to supabase_storage_admin;
grant anon, authenticated, service_role to supabase_realtime_admin;
grant anon, authenticated, service_role to postgres with admin option;
-- Supabase lets postgres write policies and triggers for these by other means.
grant supabase_auth_admin, supabase_storage_admin, supabase_realtime_admin to postgres;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role supabase_auth_admin set search_path = auth;
alter role supabase_storage_admin set search_path = storage;

do $$
begin
  execute format('grant all on database %I to postgres', current_database());
  execute format('revoke all on database %I from public', current_database());
  execute format(
    'grant connect on database %I to authenticator, supabase_auth_admin, supabase_storage_admin, supabase_realtime_admin',
    current_database()
  );
end
$$;
alter schema public owner to postgres;
revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role, postgres;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, postgres;
create schema storage authorization supabase_storage_admin;
grant usage on schema storage to anon, authenticated, service_role, postgres;
create schema realtime authorization supabase_realtime_admin;
grant usage on schema realtime to anon, authenticated, service_role, postgres;

create function auth.jwt() returns jsonb language sql stable as
$$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
create function auth.uid() returns uuid language sql stable as
$$ select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid $$;
create function auth.role() returns text language sql stable as
$$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' $$;
create function auth.email() returns text language sql stable as
$$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email' $$;
alter function auth.jwt() owner to supabase_auth_admin;
alter function auth.uid() owner to supabase_auth_admin;
alter function auth.role() owner to supabase_auth_admin;
alter function auth.email() owner to supabase_auth_admin;

-- What the stand-in alone keeps: its keys, and which files were applied. Neither the wire nor a migration reaches it.
create table stand_in.keys (
  name text primary key,
  value jsonb not null,
  made_at timestamptz not null default now()
);

create schema supabase_migrations authorization postgres;
create table supabase_migrations.schema_migrations (version text primary key, name text, statements text[]);
alter table supabase_migrations.schema_migrations owner to postgres;
