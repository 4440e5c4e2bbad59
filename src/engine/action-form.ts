import type { AnswerForm } from '../domain/ports/chat-model.ts';

/** The three actions of a scene as a schema: an object at the root, every field required and no other, as strict servers want it. */
export const actionForm: AnswerForm = {
  name: 'actions',
  schema: {
    type: 'object',
    properties: {
      actions: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            text: { type: 'string' },
            type: { type: 'string', enum: ['good', 'neutral', 'evil'] },
          },
          required: ['text', 'type'],
          additionalProperties: false,
        },
      },
    },
    required: ['actions'],
    additionalProperties: false,
  },
};
