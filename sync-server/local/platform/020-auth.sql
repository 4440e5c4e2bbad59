-- Supabase's schema `auth`, as far as the stand-in keeps it. What a migration may lean on has Supabase's names and types; columns that
-- are the stand-in's own stand last in their table and say so.

set local role supabase_auth_admin;

create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create type auth.code_challenge_method as enum ('s256', 'plain');
create type auth.one_time_token_type as enum (
  'confirmation_token',
  'reauthentication_token',
  'recovery_token',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change_token'
);

create table auth.users (
  instance_id uuid,
  id uuid primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change varchar(255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  is_super_admin boolean,
  created_at timestamptz,
  updated_at timestamptz,
  phone text unique default null,
  confirmed_at timestamptz generated always as (email_confirmed_at) stored,
  banned_until timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
create unique index users_email_partial_key on auth.users (email) where is_sso_user = false;
create index users_created_at_idx on auth.users (created_at, id);

create table auth.identities (
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid primary key default gen_random_uuid(),
  unique (provider_id, provider)
);
create index identities_user_id_idx on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz,
  updated_at timestamptz,
  factor_id uuid,
  aal auth.aal_level,
  not_after timestamptz,
  -- In UTC, as Supabase has it.
  refreshed_at timestamp without time zone,
  user_agent text,
  ip inet,
  tag text,
  -- With it each refresh token gives the next one, so that none has to be stored.
  refresh_token_hmac_key text
);
create index sessions_user_id_idx on auth.sessions (user_id);

create table auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  id uuid primary key default gen_random_uuid(),
  unique (session_id, authentication_method)
);

create table auth.refresh_tokens (
  instance_id uuid,
  id bigserial primary key,
  -- SHA-256 of the token, in hex; so is `parent`.
  token varchar(255) unique,
  user_id varchar(255),
  revoked boolean,
  created_at timestamptz,
  updated_at timestamptz,
  parent varchar(255),
  session_id uuid references auth.sessions (id) on delete cascade
);
create index refresh_tokens_session_id_revoked_idx on auth.refresh_tokens (session_id, revoked);
create index refresh_tokens_updated_at_idx on auth.refresh_tokens (updated_at);

create table auth.flow_state (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete cascade,
  -- SHA-256 of the code, in hex.
  auth_code text unique,
  code_challenge_method auth.code_challenge_method,
  code_challenge text,
  provider_type text not null,
  created_at timestamptz not null,
  updated_at timestamptz,
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  -- The stand-in's own: where the browser goes afterwards, and what binds the provider's answer to this flow.
  redirect_to text not null,
  state_hash text unique,
  nonce text,
  provider_verifier text
);

create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type auth.one_time_token_type not null,
  -- SHA-256, in hex.
  token_hash text not null unique,
  -- The address that the token proves.
  relates_to text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The stand-in's own: whether it went out by mail, which alone shows whose the address is, and the flow that a link goes on with.
  mailed boolean not null,
  flow_state_id uuid references auth.flow_state (id) on delete cascade,
  unique (user_id, token_type)
);

-- The stand-in's own: how often something was asked. A key names what and, as a hash, who.
create table auth.limits (
  key text primary key,
  hits integer not null,
  since timestamptz not null,
  -- Until when nothing more is let through.
  until timestamptz not null
);
create index limits_until_idx on auth.limits (until);

reset role;

grant all on all tables in schema auth to postgres;
grant all on all sequences in schema auth to postgres;
revoke all on auth.limits from postgres;
