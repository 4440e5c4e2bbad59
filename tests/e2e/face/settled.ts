/** Runs in the page: resolves when what moves or changes colour has come to its end. */
export async function settled() {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const ending = document.getAnimations().filter((animation) => {
    const end = animation.effect?.getComputedTiming().endTime;
    return typeof end === 'number' && Number.isFinite(end);
  });
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
}
