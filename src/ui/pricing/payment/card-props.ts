import type { Result } from '../../../domain/result.ts';

/** What a card form does with its card once it has the secret of a payment. 'asked': it shows a question of its own first. */
export type PayWith = (clientSecret: string) => Promise<Result<'succeeded' | 'asked', string>>;

/** What a card form tells the dialog around it. */
export type CardProps = {
  /** Runs a payment: begins it where that was not done, and hands its secret to `pay`. A second press while it runs does nothing. */
  readonly onPay: (pay: PayWith) => void;
  /** Id of the form, which the button of the dialog sends. */
  readonly formId: string;
};
