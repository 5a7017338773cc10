/** Functions that handle messages, by their type. */
export type Handlers<
  Message extends { type: string },
  Context extends unknown[] = [],
  Result = void,
> = {
  [Type in Message['type']]: (
    message: Extract<Message, { type: Type }>,
    ...context: Context
  ) => Result;
};

/** Calls the function for the type of a message. */
export function handle<Message extends { type: string }, Context extends unknown[], Result>(
  handlers: Handlers<Message, Context, Result>,
  message: Message,
  ...context: Context
): Result {
  const handler = handlers[message.type as Message['type']] as (
    message: Message,
    ...context: Context
  ) => Result;
  return handler(message, ...context);
}

/** Whether there is a function for the type of a message. */
export function handles<Message extends { type: string }, Context extends unknown[], Result>(
  handlers: Handlers<Message, Context, Result>,
  message: { type: string },
): message is Message {
  return Object.hasOwn(handlers, message.type);
}
