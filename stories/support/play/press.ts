import type { StoryContext } from '@storybook/web-components-vite';

/** Clicks a control where it is: a second press in the same place at once would be ignored. */
export const press = async (userEvent: StoryContext['userEvent'], control: Element): Promise<void> => {
  const { x, y, width, height } = control.getBoundingClientRect();
  const coords = { clientX: x + width / 2, clientY: y + height / 2 };
  await userEvent.pointer({ keys: '[MouseLeft]', target: control, coords });
};
