/** Where something stands, once what its place depends on has come: the typefaces, the pictures, and what reads the store. */
export async function placeOf(element: Element): Promise<DOMRect> {
  let place = element.getBoundingClientRect();
  for (let still = 0; still < 10;) {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = element.getBoundingClientRect();
    const same = (['x', 'y', 'width', 'height'] as const).every((side) => now[side] === place[side]);
    still = same ? still + 1 : 0;
    place = now;
  }
  return place;
}
