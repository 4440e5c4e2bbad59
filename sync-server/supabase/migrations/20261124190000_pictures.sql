-- Pictures by a provider: whose each is, what became of it, and what pays for it, moved in one transaction each.

create table private.pictures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Given by who asks: two devices that want the same picture give the same. The hold that pays for it has it too.
  request_id text not null,
  model text not null,
  -- The player's own key made it: no credit moves, and nobody but he can ask the provider about it.
  own_key boolean not null,
  status text not null default 'starting' check (status in ('starting', 'succeeded', 'failed', 'canceled', 'aborted')),
  -- The provider's name of the newest try.
  provider_id text,
  tries integer not null default 1,
  -- While there is no name yet: until when somebody may be asking for one.
  lease_until timestamptz,
  file text,
  error text,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (user_id, request_id)
);
create index pictures_of_day on private.pictures (user_id, created_at);
alter table private.pictures enable row level security;
revoke all on private.pictures from public, anon, authenticated, service_role;

create function private.picture_answer(p private.pictures) returns jsonb
language sql volatile set search_path = '' as $$
  select jsonb_build_object(
    'id', p.id, 'request_id', p.request_id, 'model', p.model, 'own_key', p.own_key, 'status', p.status,
    'provider_id', p.provider_id, 'tries', p.tries, 'is_leased', coalesce(p.lease_until > billing.now(), false),
    'file', p.file, 'error', p.error, 'created_at', p.created_at, 'ended_at', p.ended_at,
    'credit', (
      select billing.consumption(h, false)
      from billing.holds h join billing.owners o on o.book = h.book
      where not p.own_key and o.user_id = p.user_id and h.request_id = p.request_id
    )
  )
$$;

-- Takes up a request: what is known of it, or a new picture and what pays for it. `create` tells one caller to ask the provider.
create function public.begin_picture(
  p_user uuid, p_request text, p_model text, p_own_key boolean, p_real boolean, p_ttl_seconds integer, p_lease_seconds integer,
  p_most_open integer, p_most_a_day integer, p_about jsonb default '{}'
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_now timestamptz := billing.now();
  v_row private.pictures;
  v_credit jsonb;
  v_lease timestamptz := v_now + make_interval(secs => p_lease_seconds);
begin
  if v_account is null then
    return jsonb_build_object('picture', null, 'create', false,
      'credit', billing.refusal(0, 'User not authenticated', 'not-authenticated', false));
  end if;
  select * into v_row from private.pictures r where r.user_id = p_user and r.request_id = p_request;
  if v_row.id is not null then
    -- Whoever was to ask the provider is gone, and may have asked. The picture is still wanted, and paid for once.
    if v_row.status = 'starting' and v_row.provider_id is null and v_row.tries = 1 and v_row.lease_until <= v_now
      and v_row.own_key = p_own_key and v_row.model = p_model
      and (p_own_key or exists (
        select from billing.holds h where h.book = v_account and h.request_id = p_request and h.state = 'held'
      ))
    then
      update private.pictures r set lease_until = v_lease where r.id = v_row.id returning * into v_row;
      return jsonb_build_object('picture', private.picture_answer(v_row), 'create', true);
    end if;
    return jsonb_build_object('picture', private.picture_answer(v_row), 'create', false);
  end if;
  if not p_own_key then
    if (
      select count(*) from private.pictures r
      where r.user_id = p_user and not r.own_key and r.status not in ('failed', 'aborted')
        and r.created_at > v_now - interval '1 day'
    ) >= p_most_a_day then
      return jsonb_build_object('picture', null, 'create', false, 'credit', billing.refusal(
        billing.remaining(v_account, false), 'No more pictures today: this server''s limit for a day is reached', 'daily-limit', false));
    end if;
    v_credit := public.reserve_image(p_user, p_request, p_ttl_seconds, p_real, p_about, p_most_open);
    -- What was settled before pays for nothing more.
    if (v_credit ->> 'success')::boolean and v_credit ->> 'state' <> 'held' then
      v_credit := billing.refusal((v_credit ->> 'credits_remaining')::integer, 'Failed to use image credit', 'used', false);
    end if;
    -- A hold that is of test payments never pays a real picture, whoever took it.
    if (v_credit ->> 'success')::boolean and p_real and (v_credit ->> 'test')::boolean then
      v_credit := billing.refusal((v_credit ->> 'credits_remaining')::integer, 'No image credits remaining', 'no-credits', true);
    end if;
    if not (v_credit ->> 'success')::boolean then
      return jsonb_build_object('picture', null, 'create', false, 'credit', v_credit);
    end if;
    -- Taken over for good: what was announced by a browser can be withdrawn by it, and a picture cannot.
    update billing.holds h set kind = 'picture' where h.book = v_account and h.request_id = p_request and h.kind <> 'picture';
  end if;
  insert into private.pictures (user_id, request_id, model, own_key, lease_until, created_at)
  values (p_user, p_request, p_model, p_own_key, v_lease, v_now) returning * into v_row;
  return jsonb_build_object('picture', private.picture_answer(v_row), 'create', true);
end $$;

-- What the provider calls the newest try. False: the picture has ended meanwhile, or somebody else has asked.
create function public.note_picture(p_user uuid, p_id uuid, p_provider text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_row private.pictures;
begin
  if v_account is null then return false; end if;
  update private.pictures r set provider_id = p_provider, lease_until = null
  where r.id = p_id and r.user_id = p_user and r.status = 'starting' and r.provider_id is null returning * into v_row;
  if v_row.id is null then return false; end if;
  if not v_row.own_key then perform public.note_prediction(p_user, v_row.request_id, p_provider); end if;
  return true;
end $$;

-- Lets one caller try once more in another way, for the same credit. @param p_provider the try that failed; null when it never began
create function public.retry_picture(p_user uuid, p_id uuid, p_provider text, p_lease_seconds integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
begin
  if v_account is null then return false; end if;
  update private.pictures r
  set provider_id = null, tries = 2, lease_until = billing.now() + make_interval(secs => p_lease_seconds)
  where r.id = p_id and r.user_id = p_user and r.status = 'starting' and r.tries = 1 and r.provider_id is not distinct from p_provider;
  return found;
end $$;

-- How it ended, which is said once, and with it what becomes of the credit.
create function public.end_picture(p_user uuid, p_id uuid, p_status text, p_file text, p_error text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_row private.pictures;
begin
  if v_account is null then return null; end if;
  update private.pictures r
  set status = p_status, file = p_file, error = p_error, lease_until = null, ended_at = billing.now()
  where r.id = p_id and r.user_id = p_user and r.status = 'starting' returning * into v_row;
  if v_row.id is not null then
    if not v_row.own_key then perform public.settle_image(p_user, v_row.request_id, p_status = 'succeeded'); end if;
  else
    select * into v_row from private.pictures r where r.id = p_id and r.user_id = p_user;
  end if;
  return case when v_row.id is not null then private.picture_answer(v_row) end;
end $$;

-- A user's own picture, by its id or its request.
create function public.find_picture(p_user uuid, p_id uuid default null, p_request text default null) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.picture_answer(r) from private.pictures r
  where r.user_id = p_user and (r.id = p_id or r.request_id = p_request)
$$;

revoke all on function private.picture_answer(private.pictures) from public, anon, authenticated, service_role;
revoke all on function
  public.begin_picture(uuid, text, text, boolean, boolean, integer, integer, integer, integer, jsonb),
  public.note_picture(uuid, uuid, text),
  public.retry_picture(uuid, uuid, text, integer),
  public.end_picture(uuid, uuid, text, text, text),
  public.find_picture(uuid, uuid, text)
from public, anon, authenticated;
grant execute on function
  public.begin_picture(uuid, text, text, boolean, boolean, integer, integer, integer, integer, jsonb),
  public.note_picture(uuid, uuid, text),
  public.retry_picture(uuid, uuid, text, integer),
  public.end_picture(uuid, uuid, text, text, text),
  public.find_picture(uuid, uuid, text)
to service_role;
