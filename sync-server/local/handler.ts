/** One part of what Supabase answers, from request to response. `from` is the address of who asks, as far as proxies are believed. */
export type Handler = (request: Request, from: { readonly address: string }) => Promise<Response>;
