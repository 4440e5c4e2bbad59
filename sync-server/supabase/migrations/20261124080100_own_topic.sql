-- A player's devices nudge each other on a topic of their own. Nobody else hears it or speaks on it, and there is no other topic.
create policy "listen to the own topic" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'user:' || (select auth.uid())::text);
create policy "send on the own topic" on realtime.messages for insert to authenticated
  with check (extension = 'broadcast' and (select realtime.topic()) = 'user:' || (select auth.uid())::text);
