/** What an operator needs to know about a failure; a driver's own error may carry a visitor's row with it. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join("; ");
  return error instanceof Error ? error.message || error.name : String(error);
}
