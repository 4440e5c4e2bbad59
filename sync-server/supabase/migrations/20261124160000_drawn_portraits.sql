-- A portrait that was drawn on a device is a vector drawing. A server that served one as such would serve a document that can hold a program:
-- it is kept as bytes of no type, and the game knows it by its hash.
update storage.buckets set allowed_mime_types = array_append(allowed_mime_types, 'application/octet-stream')
where id = 'story-images' and not 'application/octet-stream' = any (allowed_mime_types);
