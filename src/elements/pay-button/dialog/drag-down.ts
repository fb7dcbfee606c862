import { listen } from '../../../core/listen.js';

/** The part of the sheet's height after which it closes. */
const ENOUGH = 0.25;

/** Lets a sheet follow the pointer down, from a press on its handle; calls back if it was far enough. */
export const dragDown = (event: PointerEvent, sheet: HTMLElement, height: number, onEnough: () => void): void => {
  const { target, pointerId, clientY: start } = event;
  if (!(target instanceof Element) || !event.isPrimary) return;
  event.preventDefault();
  target.setPointerCapture(pointerId);
  const connection = new AbortController();
  const { signal } = connection;
  const getWay = ({ clientY }: PointerEvent): number => Math.max(0, clientY - start);
  const end = (way: number): void => {
    connection.abort();
    sheet.style.translate = '';
    if (way > height * ENOUGH) onEnough();
  };
  const on = (type: string, listener: (next: PointerEvent) => void): void => {
    listen(target, type, listener, signal);
  };
  on('pointermove', (next) => {
    sheet.style.translate = `0 ${getWay(next)}px`;
  });
  on('pointerup', (next) => {
    end(getWay(next));
  });
  on('pointercancel', () => {
    end(0);
  });
};
