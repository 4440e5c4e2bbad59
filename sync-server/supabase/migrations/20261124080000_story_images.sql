-- Pictures of stories and portraits: each player's own folder, which nobody else reads or writes.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'story-images', 'story-images', false, 2 * 1024 * 1024, array['image/webp', 'image/png', 'image/jpeg', 'image/gif']
)
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

grant select, insert, update, delete on storage.objects to authenticated;
create policy "story images: read in the own folder" on storage.objects for select to authenticated
  using (bucket_id = 'story-images' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "story images: add to the own folder" on storage.objects for insert to authenticated
  with check (bucket_id = 'story-images' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "story images: change in the own folder" on storage.objects for update to authenticated
  using (bucket_id = 'story-images' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'story-images' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "story images: remove from the own folder" on storage.objects for delete to authenticated
  using (bucket_id = 'story-images' and (storage.foldername(name))[1] = (select auth.uid())::text);
