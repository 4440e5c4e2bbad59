import { directionOf } from '../domain/direction.ts';
import { roman } from '../ui/kit/roman.ts';
import { paragraphsOf } from '../ui/kit/paragraphs.ts';
import { ornamentGlyph, pigmentGlyphs } from './glyphs.ts';
import { htmlText as text } from './html-text.ts';
import type { SceneView, StoryView } from './story-view.ts';
import { words } from './words.ts';

/*
 * A story to be read, as a page: the server sends it, so that it is there before any script and without one, and a browser that got the story
 * otherwise draws the very same. Every word in it is somebody's, and stands there as text. What only a script can do waits, disabled, in its place.
 */

/**
 * The page of a story.
 * @param most scenes are drawn until so many characters are reached, and at least one; all when left out
 */
export function storyHtml(view: StoryView, most = Infinity): string {
  const { title, hero, language } = view;
  const drawn: string[] = [];
  for (let length = 0; drawn.length < view.scenes.length && (drawn.length === 0 || length < most);) {
    const next = sceneHtml(view, drawn.length);
    drawn.push(next);
    length += next.length;
  }
  const left = view.scenes.length - drawn.length;
  return [
    '<header class="shared-head">',
    `<a class="shared-button" data-kind="quiet" href="/">${words.back}</a>`,
    `<span class="shared-deeds">${button('pdf', words.pdf)}${button('share', words.share)}</span>`,
    '</header>',
    `<section class="shared-front" lang="${text(language)}">`,
    `<h1 dir="${directionOf(language, title)}">${text(title)}</h1>`,
    `<p class="shared-by" lang="en">${text(words.sharedBy(hero))}</p>`,
    `<div class="shared-ornament">${ornamentGlyph}</div>`,
    '<dl class="shared-facts" lang="en">',
    fact(words.created, dateHtml(view.createdAt)),
    fact(words.updated, dateHtml(view.updatedAt)),
    fact(words.hero, text(hero)),
    fact(words.scenes, String(view.scenes.length)),
    '</dl>',
    '</section>',
    `<div class="shared-order"><h2>${words.timeline}</h2>${button('order', words.oldest)}</div>`,
    `<ol class="shared-chapters" data-left="${left}">`,
    ...drawn,
    '</ol>',
    ...(left === 0 ? [] : [`<noscript><p class="shared-more">${words.more(left)}</p></noscript>`]),
    '<footer class="shared-foot">',
    ...(view.share === null
      ? [button('other', words.other)]
      : [
          `<p>${words.invite}</p>`,
          `<p><a href="/">${words.product}</a> · <a href="/privacy">${words.privacy}</a></p>`,
          button('report', words.report, 'quiet'),
        ]),
    '</footer>',
  ].join('\n');
}

/** One of its scenes, as an item of the list. @param index its place, from 0 */
export function sceneHtml(view: StoryView, index: number): string {
  const scene = view.scenes[index];
  if (!scene) return '';
  const { language, share } = view;
  const { title, passage } = scene;
  return [
    `<li class="shared-chapter" id="scene-${index + 1}" value="${index + 1}">`,
    `<article lang="${text(language)}">`,
    `<p class="shared-folio" lang="en">${words.folio(roman(index + 1))}</p>`,
    `<h3 dir="${directionOf(language, title)}">${text(title)}</h3>`,
    ...actionHtml(scene.action, language),
    '<div class="shared-prose">',
    // Its words stand in a line of their own: a reader's marker follows them.
    ...paragraphsOf(passage).map(
      (part) => `<p dir="${directionOf(language, passage)}"><span>${text(part)}</span></p>`,
    ),
    '</div>',
    ...(scene.picture === null ? [] : [plateHtml(scene.picture, title)]),
    ...(scene.ends ? [`<p class="shared-end" lang="en">${words.end}</p>`] : []),
    ...(share === null
      ? []
      : [
          `<p class="shared-on" lang="en"><a class="shared-button" rel="nofollow" href="/shared/${text(share)}/from/${index + 1}#play" aria-label="${text(words.playOnNamed(title))}">${words.playOn}</a></p>`,
        ]),
    '</article>',
    '</li>',
  ].join('\n');
}

/** Words in the place of a story. */
export function leafHtml(title: string, said: readonly string[]): string {
  return [
    '<section class="shared-leaf">',
    `<h1>${text(title)}</h1>`,
    `<div class="shared-ornament">${ornamentGlyph}</div>`,
    ...said.map((part) => `<p>${text(part)}</p>`),
    `<p><a class="shared-button" href="/">${words.goHome}</a></p>`,
    '</section>',
  ].join('\n');
}

function actionHtml(action: SceneView['action'], language: string): readonly string[] {
  if (!action) return [];
  const direction = directionOf(language, action.text);
  return [
    `<p class="shared-action" data-type="${action.type}" dir="${direction}">${pigmentGlyphs[action.type]} ${text(action.text)}</p>`,
  ];
}

function plateHtml(picture: string, title: string): string {
  // A phone asks for those that it comes near; words come before any of them.
  return `<figure class="shared-plate"><img src="${text(picture)}" width="800" height="1000" decoding="async" loading="lazy" fetchpriority="low" alt="${text(title)}"></figure>`;
}

const button = (deed: string, name: string, kind = 'plain') =>
  `<button type="button" class="shared-button" data-kind="${kind}" data-deed="${deed}" disabled>${name}</button>`;

const fact = (name: string, value: string) => `<div><dt>${name}</dt><dd>${value}</dd></div>`;

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

function dateHtml(ms: number): string {
  const date = new Date(ms);
  return `<time datetime="${date.toISOString().slice(0, 10)}">${dates.format(date)}</time>`;
}
