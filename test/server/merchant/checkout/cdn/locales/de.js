export const de = 1;
