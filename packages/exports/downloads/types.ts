import { toOpenApi31, writeJson } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';

/**
 * Writes a contract’s types in TypeScript.
 *
 * @param document The whole contract.
 * @throws Error if the generator is not installed, or fails.
 */
export async function buildTypes(document: JsonObject): Promise<string> {
  const { default: openapiTS, astToString } = await loadGenerator();
  // It reads no OpenAPI 3.2, and needs plain numbers. Fields with a default value stay optional in what clients send.
  const nodes = await openapiTS(writeJson(toOpenApi31(document).document), { defaultNonNullable: false }).catch(
    (cause: unknown) => {
      throw new Error(
        `openapi-typescript cannot write the types of this contract: ${(cause as Error).message} Remove the option hasTypes.`,
        { cause },
      );
    },
  );
  return `${astToString(nodes).trim()}\n`;
}

async function loadGenerator(): Promise<typeof import('openapi-typescript')> {
  try {
    return await import('openapi-typescript');
  } catch (cause) {
    throw new Error(
      'The option hasTypes needs the package openapi-typescript. Install it with `npm install openapi-typescript`, or remove the option.',
      { cause },
    );
  }
}
