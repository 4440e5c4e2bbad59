import { err, ok, type Result } from '../domain/result.ts';

const load = () => import('../formats/element-picture.ts');

/** A picture of an element of the page as PNG; the maker of pictures is fetched when it is first wanted. */
export async function pictureOfElement(
  element: HTMLElement,
): Promise<Result<Blob, { readonly message: string }>> {
  try {
    const { pictureOfElement: take } = await load();
    const picture = await take(element);
    return picture ? ok(picture) : err({ message: '' });
  } catch (thrown) {
    // Whatever the library stumbles over reaches the player as words.
    return err({ message: thrown instanceof Error ? thrown.message : String(thrown) });
  }
}
