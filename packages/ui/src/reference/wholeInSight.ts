/** Whether an element can be seen from its upper to its lower edge: neither outside the window nor under something else. */
export const wholeInSight = (element: Element): boolean => {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
};
