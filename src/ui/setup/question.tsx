import { useId, type ReactNode } from 'react';

import css from './question.module.css';

export type QuestionProps = {
  readonly words: { readonly question: string; readonly about: string };
  readonly children: ReactNode;
};

/** One of the five questions: its word in the margin, its fields beside it. */
export function Question({ words: { question, about }, children }: QuestionProps) {
  const id = useId();
  return (
    <section className={css['question']} aria-labelledby={id}>
      <div className={css['head']}>
        <h2 id={id} className={css['word']}>
          {question}
        </h2>
        <p className={css['about']}>{about}</p>
      </div>
      <div className={css['body']}>{children}</div>
    </section>
  );
}
