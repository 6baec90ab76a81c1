import { z } from 'zod';
import { createOutbound, type Outbound, OutboundError } from '../outbound/index.ts';
import type { Settings } from '../settings/index.ts';

export type LanguageModelProblem = 'not-configured' | 'unreachable' | 'unreadable';

/** Why a language model gave no answer that can be used. */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelError';

  constructor(
    readonly problem: LanguageModelProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}

interface Question<Answer> {
  /** What is to be done, and the shape of the JSON that is wanted. */
  task: string;
  /** What it is to be done with: data, never instructions. */
  text: string;
  pictures?: readonly Picture[];
  /** What an answer has to be; all else is not believed. */
  answer: z.ZodType<Answer>;
  signal?: AbortSignal;
}

interface Picture {
  contentType: 'image/jpeg';
  bytes: Buffer;
}

/** The language model that the owner has set up, behind an API as OpenAI's. */
export interface LanguageModel {
  isSetUp: boolean;
  /** @throws LanguageModelError */
  ask<Answer>(question: Question<Answer>): Promise<Answer>;
}

type ModelSettings = Pick<Settings, 'OPENAI_BASE_URL' | 'OPENAI_API_KEY' | 'OPENAI_MODEL'>;

/** Where a key alone belongs to. */
const usualAddress = 'https://api.openai.com/v1';

/** A model on a household's own machine takes its time. Milliseconds. */
const patience = 120_000;

export const createLanguageModel = (settings: ModelSettings): LanguageModel => {
  const { OPENAI_BASE_URL, OPENAI_API_KEY: key, OPENAI_MODEL: model } = settings;
  const isSetUp = Boolean(model && (OPENAI_BASE_URL || key));
  const address = `${OPENAI_BASE_URL ?? usualAddress}/chat/completions`;
  const outbound = createOutbound({ allow: [trusted(address)], timeout: patience });
  return {
    isSetUp,
    async ask({ answer, signal, ...question }) {
      if (!isSetUp) throw new LanguageModelError('not-configured');
      const reply = await send(outbound, address, messageOf(model, question), {
        headers: key ? { authorization: `Bearer ${key}` } : {},
        ...(signal && { signal }),
      });
      const said = Completion.safeParse(json(reply)).data?.choices[0]?.message.content ?? '';
      const { data, error } = answer.safeParse(json(withoutFence(said)));
      if (error) throw new LanguageModelError('unreadable', { cause: error });
      return data;
    },
  };
};

/** The host that the owner has named, which may lie in the own network. */
function trusted(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

const messageOf = (
  model: string,
  { task, text, pictures = [] }: Pick<Question<unknown>, 'task' | 'text' | 'pictures'>,
) => ({
  model,
  temperature: 0,
  response_format: { type: 'json_object' },
  messages: [
    { role: 'system', content: task },
    // Models that see nothing know messages of text alone.
    { role: 'user', content: pictures.length === 0 ? text : [{ type: 'text', text }, ...pictures.map(pictureOf)] },
  ],
});

const pictureOf = ({ contentType, bytes }: Picture) => ({
  type: 'image_url',
  image_url: { url: `data:${contentType};base64,${bytes.toString('base64')}` },
});

async function send(
  outbound: Outbound,
  address: string,
  body: unknown,
  options: Parameters<Outbound['postJson']>[2],
): Promise<string> {
  try {
    return await outbound.postJson(address, body, options);
  } catch (cause) {
    if (!(cause instanceof OutboundError)) throw cause;
    throw new LanguageModelError('unreachable', { cause });
  }
}

const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Some models wrap their JSON in the marks of a code block. */
const withoutFence = (text: string): string => text.trim().replace(/^```(?:json)?|```$/g, '');
