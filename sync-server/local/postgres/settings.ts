/**
 * How the embedded PostgreSQL runs: for one game on a small machine, and without losing what was committed. Given at each start, so that
 * a later version can change them.
 * @param version PostgreSQL's major version
 */
export function settingsFor(version: number): Readonly<Record<string, string>> {
  return {
    // 27 connections are ours (see database.ts); the rest is for an operator who looks in, and for a second server that takes over.
    max_connections: '60',
    shared_buffers: '24MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    wal_buffers: '1MB',
    min_wal_size: '32MB',
    max_wal_size: '256MB',
    checkpoint_timeout: '15min',
    // Nobody replicates from here.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_worker_processes: '2',
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    autovacuum_max_workers: '1',
    jit: 'off',
    huge_pages: 'off',
    ...(version >= 18 ? { io_method: 'sync' } : {}),
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    idle_in_transaction_session_timeout: '5min',
    // Statements and errors can hold what players wrote; starts, stops and crashes do not.
    logging_collector: 'off',
    log_destination: 'stderr',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_checkpoints: 'off',
    log_autovacuum_min_duration: '-1',
  };
}
