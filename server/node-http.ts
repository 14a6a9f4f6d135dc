/**
 * Node's HTTP without an `import` of it. An import reads everything the module exports and so loads its WebSocket
 * client too, which costs every start 16 MB and 50 ms.
 */
export const { createServer, STATUS_CODES, validateHeaderName, validateHeaderValue } =
  process.getBuiltinModule("node:http");
