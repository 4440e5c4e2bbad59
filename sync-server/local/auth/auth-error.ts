/** A refusal in GoTrue's words, which the client knows by its code. */
export type AuthError = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Of a weak password: 'length', 'characters' or 'pwned'. */
  readonly reasons?: readonly string[];
  readonly retryAfterS?: number;
};

const error = (status: number, code: string, message: string): AuthError => ({ status, code, message });

/** Every refusal of the wire. None is a 5xx for what the asker did: the client would try again and never say so. */
export const authErrors = {
  invalid: (message: string) => error(400, 'validation_failed', message),
  badJson: error(400, 'bad_json', 'Could not read request body as JSON'),
  tooLarge: error(413, 'validation_failed', 'Request body is too large'),
  weakPassword: (message: string, reasons: readonly string[]): AuthError => ({
    ...error(422, 'weak_password', message),
    reasons,
  }),
  invalidEmail: error(400, 'validation_failed', 'Unable to validate email address: invalid format'),
  signupDisabled: error(422, 'signup_disabled', 'Signups not allowed for this instance'),
  anonymousDisabled: error(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
  phoneDisabled: error(400, 'phone_provider_disabled', 'Phone sign-ins are disabled'),
  userExists: error(422, 'user_already_exists', 'User already registered'),
  emailExists: error(422, 'email_exists', 'A user with this email address has already been registered'),
  invalidCredentials: error(400, 'invalid_credentials', 'Invalid login credentials'),
  emailNotConfirmed: error(400, 'email_not_confirmed', 'Email not confirmed'),
  unsupportedGrant: (grant: string) =>
    error(400, 'validation_failed', `Unsupported grant type: ${grant.slice(0, 40)} is not offered here`),
  unsupportedProvider: error(
    400,
    'validation_failed',
    'Unsupported provider: provider is not enabled or not offered here',
  ),
  tokenNotFound: error(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  tokenUsed: error(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  samePassword: error(422, 'same_password', 'New password should be different from the old password.'),
  noAuthorization: error(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  badJwt: error(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, or the token is expired'),
  sessionNotFound: error(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  notAdmin: error(403, 'not_admin', 'User not allowed'),
  userNotFound: error(404, 'user_not_found', 'User not found'),
  otpExpired: error(403, 'otp_expired', 'Token has expired or is invalid'),
  flowNotFound: error(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
  flowExpired: error(403, 'flow_state_expired', 'invalid flow state, flow state has expired'),
  badVerifier: error(
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
  ),
  badState: error(400, 'bad_oauth_state', 'OAuth state is missing, used or expired'),
  badCallback: error(400, 'bad_oauth_callback', 'The answer of the sign-in provider cannot be used'),
  providerEmailUnverified: error(
    403,
    'provider_email_needs_verification',
    'The sign-in provider has not verified this email address',
  ),
  providerDenied: error(403, 'access_denied', 'The sign-in provider was told not to sign in'),
  mailFailed: error(500, 'unexpected_failure', 'The confirmation mail could not be sent'),
  requestLimit: (retryAfterS: number): AuthError => ({
    ...error(429, 'over_request_rate_limit', 'Request rate limit reached'),
    retryAfterS,
  }),
  mailLimit: (retryAfterS: number): AuthError => ({
    ...error(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${retryAfterS} seconds.`,
    ),
    retryAfterS,
  }),
  notOffered: (code: string, message: string) => error(422, code, message),
  notThere: (what: string) => error(404, 'not_found', `${what} is not answered by this server`),
};
