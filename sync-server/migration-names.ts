const files = import.meta.glob<string>('./supabase/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The version of the newest migration that this server was built with; what a database must have applied at least. */
export const newestMigration: string = Object.keys(files)
  .map((path) => /(\d+)_[^/]*$/.exec(path)?.[1] ?? '')
  .reduce((newest, version) => (version > newest ? version : newest), '');
