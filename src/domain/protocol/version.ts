/** What this program speaks with a server. A server may refuse pushes of a lower one: then the game goes on here until it is updated. */
export const protocolVersion = 1;
