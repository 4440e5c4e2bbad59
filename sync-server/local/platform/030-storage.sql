-- Supabase's storage schema, as far as policies and migrations name it. Files lie in a folder beside the database; a row says which.

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean not null default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null,
  owner uuid,
  owner_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  -- The name of the file: a uuid of the server's, so that nothing that a client says reaches the file system.
  version text not null,
  user_metadata jsonb,
  unique (bucket_id, name)
);
create index objects_owner_id on storage.objects (owner_id);
create unique index objects_version on storage.objects (version);

alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
-- Policies decide; without one nobody but the server sees anything.
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;
grant select, insert, update, delete on storage.buckets, storage.objects to postgres with grant option;

create function storage.foldername(name text) returns text[] language sql immutable as
$$ select (string_to_array(name, '/'))[1 : array_length(string_to_array(name, '/'), 1) - 1] $$;
create function storage.filename(name text) returns text language sql immutable as
$$ select (string_to_array(name, '/'))[array_length(string_to_array(name, '/'), 1)] $$;
create function storage.extension(name text) returns text language sql immutable as
$$ select case when storage.filename(name) like '%.%' then reverse(split_part(reverse(storage.filename(name)), '.', 1)) else '' end $$;

-- How many bytes one user may keep on the server.
create function storage.quota_bytes() returns bigint language sql immutable as $$ select 500 * 1024 * 1024::bigint $$;

-- Asked as the owner of the table, for the sum is over all of the user's rows, whatever policies show of them.
create function storage.check_quota() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  used bigint;
begin
  if new.owner_id is null then
    return new;
  end if;
  -- Two uploads at once would each see room for themselves.
  perform pg_catalog.pg_advisory_xact_lock(7106386, pg_catalog.hashtext(new.owner_id));
  select coalesce(sum((metadata ->> 'size')::bigint), 0) into used
  from storage.objects where owner_id = new.owner_id and id <> new.id and (bucket_id, name) <> (new.bucket_id, new.name);
  if used + coalesce((new.metadata ->> 'size')::bigint, 0) > storage.quota_bytes() then
    raise exception using errcode = 'PT413', message = 'There is no room left for this account on the server.';
  end if;
  return new;
end
$$;
alter function storage.foldername(text) owner to supabase_storage_admin;
alter function storage.filename(text) owner to supabase_storage_admin;
alter function storage.extension(text) owner to supabase_storage_admin;
alter function storage.quota_bytes() owner to supabase_storage_admin;
alter function storage.check_quota() owner to supabase_storage_admin;
revoke execute on function storage.check_quota() from public;

create trigger objects_quota before insert or update on storage.objects
  for each row execute function storage.check_quota();
