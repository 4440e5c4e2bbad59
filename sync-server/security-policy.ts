// Pure, and shared by the build (which writes the policy into index.html) and the server (which sends it as a header
// and rewrites index.html when the operator's settings ask for more). No import: vite.config.ts reads this file too.

/** What the operator may add to the policy. */
export type PolicySettings = {
  /** More addresses a page may connect to, such as `http://192.168.0.7:11434`. Default none. */
  readonly connect?: readonly string[];
};

/**
 * The Content-Security-Policy of every page.
 *
 * Players choose the address of their model, so any https host and this machine's own servers may be called; scripts
 * and styles come from the game alone (and Stripe's script, which Stripe requires to come from Stripe).
 * `wasm-unsafe-eval` and `blob:` workers serve models that run in the browser.
 */
export function contentSecurityPolicy(settings: PolicySettings = {}): string {
  const connect = [
    "'self'",
    // What the page itself made: a model's worker reads its own program so, with and without a network.
    'blob:',
    'https:',
    'wss:',
    'http://localhost:*',
    'http://127.0.0.1:*',
    ...(settings.connect ?? []),
  ];
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval' https://js.stripe.com https://*.js.stripe.com",
    "style-src 'self'",
    "img-src 'self' blob: data: https:",
    "font-src 'self'",
    `connect-src ${[...new Set(connect)].join(' ')}`,
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** `frame-ancestors` works in a header only; a browser complains when it meets it in a `<meta>`. */
const headerOnly = "frame-ancestors 'none'";

const poweredOff = [
  'geolocation',
  'microphone',
  'usb',
  'serial',

  'midi',
  'hid',
  'display-capture',
];

/** Headers of every answer. No COEP: Stripe's script does not run in a cross-origin isolated page. */
export function securityHeaders(
  settings: PolicySettings & { readonly https: boolean },
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(settings)}; ${headerOnly}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': ['camera=(self)', ...poweredOff.map((feature) => `${feature}=()`)].join(', '),
    ...(settings.https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

const metaPattern = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\s*\/?>/;

/** index.html with this policy in its `<meta>`; a page without the tag stays as it is. */
export function withPolicy(html: string, policy: string): string {
  return html.replace(metaPattern, () => policyTag(policy));
}

/** The tag itself. The policy holds single quotes only, so nothing needs escaping. */
export function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
