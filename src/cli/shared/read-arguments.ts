import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** Throws what is wrong with the arguments, as a sentence. */
export const refuse = (message: string): never => {
  throw new ConfigurationError('invalid_option', message);
};

/**
 * Reads the arguments of a command.
 *
 * @throws ConfigurationError `invalid_option` for an option that does not exist, or has no value
 */
export const readArguments = <Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // The first sentence names the option; the next ones are advice that does not apply.
    return refuse(`${(error as Error).message.replace(/\. .*/s, '')}.`);
  }
};
