import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { sentencesOf, type Sentence } from './sentences.ts';

export type ReaderState = 'still' | 'reading' | 'paused' | 'voiceless' | 'failed';

export type ReaderHabits = { readonly rate: number; readonly voice: string };

const markName = 'read-aloud';

/** Whether the browser can speak at all. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && typeof SpeechSynthesisUtterance === 'function';
}

/**
 * Reads the paragraphs inside `host` aloud, one sentence after the other, and marks the sentence that is read.
 * @param language BCP 47 tag of the words.
 */
export function useReader(host: () => HTMLElement | null, language: string, habits: ReaderHabits) {
  const [state, setState] = useState<ReaderState>('still');
  const place = useRef<{ readonly sentences: readonly Sentence[]; at: number }>({ sentences: [], at: 0 });
  const run = useRef(0);

  const speak = useEffectEvent((turn: number) => {
    const element = host();
    const { sentences, at } = place.current;
    const sentence = sentences[at];
    if (turn !== run.current) return;
    if (!element || !sentence) {
      finish('still');
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.lang = language;
    utterance.rate = habits.rate;
    const voice = speechSynthesis.getVoices().find(({ voiceURI }) => voiceURI === habits.voice);
    if (voice) utterance.voice = voice;
    utterance.onend = () => {
      if (turn !== run.current) return;
      place.current.at += 1;
      speak(turn);
    };
    utterance.onerror = ({ error }) => {
      if (turn === run.current && error !== 'interrupted' && error !== 'canceled') finish('failed');
    };
    mark(element, sentence);
    speechSynthesis.speak(utterance);
  });

  const begin = async () => {
    const turn = (run.current += 1);
    setState('reading');
    if (!(await hasVoices())) {
      if (turn === run.current) finish('voiceless');
      return;
    }
    if (turn !== run.current) return;
    speechSynthesis.cancel();
    speakNow(turn);
  };
  const speakNow = (turn: number) => {
    starts.current(turn);
  };
  const starts = useRef<(turn: number) => void>(() => {});
  useEffect(() => {
    starts.current = (turn) => {
      speak(turn);
    };
  }, []);

  function finish(end: ReaderState) {
    run.current += 1;
    unmark();
    setState(end);
  }

  useEffect(
    () => () => {
      run.current += 1;
      unmark();
      if (canSpeak()) speechSynthesis.cancel();
    },
    [],
  );

  return {
    state,
    start: () => {
      const element = host();
      const paragraphs = Array.from(element?.querySelectorAll('p') ?? [], (each) => each.textContent ?? '');
      place.current = { sentences: sentencesOf(paragraphs, language), at: 0 };
      void begin();
    },
    /** Not the browser's own pause: on some phones nothing follows it. The sentence is read again from its beginning. */
    pause: () => {
      run.current += 1;
      speechSynthesis.cancel();
      setState('paused');
    },
    resume: () => void begin(),
    stop: () => {
      finish('still');
      speechSynthesis.cancel();
    },
  };
}

/** Voices come late in some browsers: they are waited for, but not for ever. */
async function hasVoices(): Promise<boolean> {
  if (speechSynthesis.getVoices().length > 0) return true;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 1500);
    speechSynthesis.addEventListener('voiceschanged', () => {
      resolve();
    });
  });
  return speechSynthesis.getVoices().length > 0;
}

/** Marks the sentence without touching the words: a browser that cannot reads without a mark. */
function mark(host: HTMLElement, sentence: Sentence) {
  const paragraph = host.querySelectorAll('p')[sentence.paragraph];
  if (!paragraph || !('highlights' in CSS)) return;
  const range = rangeIn(paragraph, sentence.start, sentence.end);
  if (!range) return;
  CSS.highlights.set(markName, new Highlight(range));
  const box = range.getBoundingClientRect();
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (box.bottom > innerHeight * 0.8 || box.top < 80)
    paragraph.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
}

function unmark() {
  if ('highlights' in CSS) CSS.highlights.delete(markName);
}

function rangeIn(element: Element, start: number, end: number): Range | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let before = 0;
  let begun = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (!begun && start < before + length) {
      range.setStart(node, start - before);
      begun = true;
    }
    if (begun && end <= before + length) {
      range.setEnd(node, end - before);
      return range;
    }
    before += length;
  }
  return null;
}
