-- For the operator's list: what an account has left. Unlike the balance, looking gives nothing.
create function public.credits_kept(p_user uuid) returns integer language sql volatile security definer set search_path = '' as
$$ select billing.remaining(billing.account_of(p_user), false) $$;
revoke all on function public.credits_kept(uuid) from public, anon, authenticated;
grant execute on function public.credits_kept(uuid) to service_role;
