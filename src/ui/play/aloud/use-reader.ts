import { useEffect, useState } from 'react';

import { sentencesOf, type Sentence } from './sentences.ts';

export type ReaderState = 'still' | 'reading' | 'paused' | 'voiceless' | 'failed';

export type ReaderHabits = { readonly rate: number; readonly voice: string };

const markName = 'read-aloud';

/** Whether the browser can speak at all. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && typeof SpeechSynthesisUtterance === 'function';
}

/** Someone who reads aloud, one sentence after the other, and marks the sentence that is read. */
type Reader = {
  /** Reads the paragraphs inside `host` from the first one on. */
  readonly start: (host: HTMLElement, language: string, habits: ReaderHabits) => void;
  /** Not the browser's own pause: on some phones nothing follows it. The sentence is read again from its beginning. */
  readonly pause: () => void;
  readonly resume: (habits: ReaderHabits) => void;
  /** Another pace or voice: the sentence that is read begins anew in it. Says nothing while nothing is read. */
  readonly change: (habits: ReaderHabits) => void;
  readonly stop: () => void;
};

function createReader(onState: (state: ReaderState) => void): Reader {
  let host: HTMLElement | null = null;
  let language = '';
  let sentences: readonly Sentence[] = [];
  let at = 0;
  /** What belongs to an earlier run says nothing any more. */
  let run = 0;
  let reading = false;
  /** Where a voice broke off: a start of the same passage goes on there. */
  let broken: { readonly host: HTMLElement; readonly at: number } | null = null;

  const say = (state: ReaderState) => {
    reading = state === 'reading';
    onState(state);
  };
  const end = (state: ReaderState) => {
    run += 1;
    unmark();
    speechSynthesis.cancel();
    say(state);
  };
  const speak = (turn: number, habits: ReaderHabits) => {
    const sentence = sentences[at];
    if (turn !== run) return;
    if (!host?.isConnected || !sentence) {
      end('still');
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.lang = language;
    utterance.rate = habits.rate;
    const voice = speechSynthesis.getVoices().find(({ voiceURI }) => voiceURI === habits.voice);
    if (voice) utterance.voice = voice;
    utterance.onend = () => {
      if (turn !== run) return;
      at += 1;
      speak(turn, habits);
    };
    utterance.onerror = ({ error }) => {
      if (turn !== run || error === 'interrupted' || error === 'canceled') return;
      broken = host && { host, at };
      end('failed');
    };
    mark(host, sentence);
    speechSynthesis.speak(utterance);
  };
  const begin = async (habits: ReaderHabits) => {
    run += 1;
    const turn = run;
    say('reading');
    const voices = await hasVoices();
    if (turn !== run) return;
    if (voices) speak(turn, habits);
    else end('voiceless');
  };
  return {
    start(element, tag, habits) {
      host = element;
      language = tag;
      const paragraphs = Array.from(element.querySelectorAll('p'), (each) => each.textContent);
      sentences = sentencesOf(paragraphs, tag);
      at = broken?.host === element ? Math.min(broken.at, Math.max(sentences.length - 1, 0)) : 0;
      broken = null;
      void begin(habits);
    },
    pause() {
      run += 1;
      speechSynthesis.cancel();
      say('paused');
    },
    resume: (habits) => void begin(habits),
    change(habits) {
      if (!reading) return;
      run += 1;
      speechSynthesis.cancel();
      void begin(habits);
    },
    stop: () => {
      end('still');
    },
  };
}

/** A reader who falls silent when the page that he reads goes. */
export function useReader(): { readonly reader: Reader; readonly state: ReaderState } {
  const [state, setState] = useState<ReaderState>('still');
  const [reader] = useState(() => createReader(setState));
  useEffect(
    () => () => {
      if (canSpeak()) reader.stop();
    },
    [reader],
  );
  return { reader, state };
}

const mostWaitMs = 1500;

/** Voices come late in some browsers: they are waited for, but not for ever. */
async function hasVoices(): Promise<boolean> {
  if (speechSynthesis.getVoices().length > 0) return true;
  await new Promise<void>((resolve) => {
    const come = () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', come);
      resolve();
    };
    const timer = setTimeout(come, mostWaitMs);
    speechSynthesis.addEventListener('voiceschanged', come);
  });
  return speechSynthesis.getVoices().length > 0;
}

/** The voices that the browser has by now. */
export function useVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(() => (canSpeak() ? speechSynthesis.getVoices() : []));
  useEffect(() => {
    if (!canSpeak()) return;
    const speech = speechSynthesis;
    const listen = () => {
      setVoices(speech.getVoices());
    };
    speech.addEventListener('voiceschanged', listen);
    return () => {
      speech.removeEventListener('voiceschanged', listen);
    };
  }, []);
  return voices;
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
