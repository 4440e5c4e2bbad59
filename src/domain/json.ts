/** Anything that JSON can hold; what a storyteller keeps between turns must be of this type. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
