/** Where a PostgreSQL answers, as postgres.js takes it. */
export type PostgresAddress = {
  /** A host name, or the folder of the socket. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  /** Who may create roles: `supabase_admin` in the embedded server. */
  readonly superuser: string;
  /** The password of a role; where the socket's folder keeps strangers out, there is none. */
  readonly passwordOf?: (role: DutyRole | 'superuser') => string;
  /** Whether the connection is encrypted, and whether its certificate is looked at; neither when left out. */
  readonly tls?: 'require' | 'verify-full' | undefined;
};

/** The roles that log in, each for one duty, so that a fault in one part reaches nothing of another. */
export const dutyRoles = [
  'postgres',
  'authenticator',
  'supabase_auth_admin',
  'supabase_storage_admin',
  'supabase_realtime_admin',
] as const;
export type DutyRole = (typeof dutyRoles)[number];
