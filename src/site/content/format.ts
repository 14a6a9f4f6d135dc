/** How a content file is written: one line a text, paragraphs as blocks, so that a change shows as one changed line. */
import { type Document, Scalar, visit } from "yaml";

export function formatDocument(document: Document): string {
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || typeof node.value !== "string") return;
      if (node.value.includes("\n")) node.type = Scalar.BLOCK_LITERAL;
      else if (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL) delete node.type;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}
