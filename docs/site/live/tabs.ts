/** A tab, and what it shows. */
export interface Tab {
  readonly name: string;
  readonly icon?: Node;
  readonly show: () => void;
}

/** The keys that lead to another tab, by the distance to it. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

let count = 0;

/** Creates tabs of a panel. Arrow keys, Home and End choose one, as the pointer does. */
export const createTabs = (label: string, panel: HTMLElement, tabs: readonly Tab[], chosen = 0): HTMLElement => {
  const prefix = `live-${count++}`;
  const list = document.createElement('div');
  list.role = 'tablist';
  list.ariaLabel = label;
  panel.id = `${prefix}-panel`;
  panel.role = 'tabpanel';

  const buttons = tabs.map(({ name, icon }, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.role = 'tab';
    button.id = `${prefix}-${index}`;
    button.setAttribute('aria-controls', panel.id);
    button.append(...(icon ? [icon] : []), name);
    return button;
  });

  const choose = (index: number): void => {
    for (const [place, button] of buttons.entries()) {
      button.ariaSelected = String(place === index);
      button.tabIndex = place === index ? 0 : -1;
    }
    panel.setAttribute('aria-labelledby', `${prefix}-${index}`);
    tabs[index]?.show();
  };

  const move = (index: number): void => {
    choose(index);
    const button = buttons[index];
    button?.focus();
    // On a phone, the row shows some of them.
    button?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };

  for (const [index, button] of buttons.entries())
    button.addEventListener('click', () => {
      move(index);
    });
  list.addEventListener('keydown', (event) => {
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const step = STEPS[event.key];
    const last = buttons.length - 1;
    if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(last);
    else if (step !== undefined) move((at + step + buttons.length) % buttons.length);
    else return;
    event.preventDefault();
  });
  choose(chosen);
  list.append(...buttons);
  return list;
};
