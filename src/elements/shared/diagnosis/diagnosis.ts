export { explainError, explainRepeatedDate, isAboutBuyer } from './explain-error.js';
export { findMistakes, readAttributes } from './find-mistakes.js';
