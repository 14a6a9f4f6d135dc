/** What Keystatic does otherwise than its owner needs, changed in its code while the development server bundles it. */
import { DRAFTS, MARKED_ROW, NOT_SAVED_EVENT, ROW_MISTAKE, SAVED_EVENT, SEND } from "./form-events.ts";
import { nameByContent } from "./spanish.ts";

interface CodeChange {
  /** what it is for */
  purpose: string;
  /** exactly as Keystatic has it; a test fails when a new version has it otherwise */
  from: string;
  to: string;
  /** once, if nothing is said */
  times?: number;
}

export const CODE_CHANGES: readonly CodeChange[] = [
  {
    purpose:
      "a saved form stays where it was: drawn anew, it would begin with the draft that was finished and saved",
    from: `  const hasLoaded = currentBranch.kind === 'loaded';
  return useData(useCallback(() => {
    var _getTreeNodeAtPath;`,
    to: `  const hasLoaded = currentBranch.kind === 'loaded';
  const lastLoaded = useRef(null);
  const keepLoaded = data => {
    if (data.kind === 'loaded') lastLoaded.current = { dirpath: args.dirpath, data };
    return data.kind === 'loading' && lastLoaded.current?.dirpath === args.dirpath ? lastLoaded.current.data : data;
  };
  return keepLoaded(useData(useCallback(() => {
    var _getTreeNodeAtPath;`,
  },
  {
    purpose: "the end of the change before",
    from: "locationsForTreeKey, baseCommit, repoInfo, localTreeKey]));",
    to: "locationsForTreeKey, baseCommit, repoInfo, localTreeKey])));",
  },
  {
    purpose: "an answer that does not come is told in Spanish",
    from: "await fetch('/api/keystatic/update', {",
    to: `await ${SEND}('/api/keystatic/update', {`,
    times: 2,
  },
  {
    purpose: "what was read is sent along, so that another tab's changes are noticed",
    from: `additions: additions.map(addition_3 => ({
              ...addition_3,`,
    to: `additions: additions.map(addition_3 => ({
              ...addition_3,
              before: args.initialFiles?.length ? ${DRAFTS}.beginningOf(args.initialFiles[0]) ?? getTreeNodeAtPath(unscopedTree, pathPrefix + args.initialFiles[0])?.entry.sha ?? null : null,`,
  },
  {
    purpose: "each window keeps its own drafts, with what they began with",
    from: `function setDraft(key, val) {
  return set(key, val, getStore());
}
function delDraft(key) {
  return del(key, getStore());
}
function getDraft(key) {
  return get(key, getStore());
}`,
    to: `const setDraft = (key, val) => ${DRAFTS}.set(key, val);
const delDraft = key => ${DRAFTS}.del(key);
const getDraft = key => ${DRAFTS}.get(key);`,
  },
  {
    purpose:
      "a restored draft is a change from the first moment: until it was compared, it was dropped as none",
    from: "const [hasChanged, setHasChanged] = useState(false);",
    to: "const [hasChanged, setHasChanged] = useState(args.state !== args.initialState);",
  },
  {
    purpose: "what is written while a form is being saved stays",
    from: `  if (localTreeKeyInState !== localTreeKey) {
    setState({
      localTreeKey,
      state: initialState === null ? getInitialPropsValue(schema) : initialState
    });
  }`,
    to: `  if (localTreeKeyInState !== localTreeKey) {
    setState({
      localTreeKey,
      state: ${DRAFTS}.writtenWhileSaving({ path: initialFiles[0], treeKey: localTreeKeyInState, state }) ?? withKeysOf(state, initialState === null ? getInitialPropsValue(schema) : initialState)
    });
  }`,
  },
  {
    purpose: "what is written while a project is being saved stays",
    from: `  if (localTreeKeyInState !== localTreeKey) {
    setState({
      state: initialState,`,
    to: `  if (localTreeKeyInState !== localTreeKey) {
    setState({
      state: ${DRAFTS}.writtenWhileSaving({ path: initialFiles[0], treeKey: localTreeKeyInState, state }) ?? withKeysOf(state, initialState),`,
  },
  {
    purpose: "a photograph that arrives after the form was saved finds its entry of a list",
    from: "function LocalItemPage(props) {",
    to: `function withKeysOf(before, after) {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after;
  const isSameList = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (isSameList) setKeysForArrayValue(after, getKeysForArrayValue(before));
  if (isSameList || !Array.isArray(after)) for (const name of Object.keys(after)) withKeysOf(before[name], after[name]);
  return after;
}
function LocalItemPage(props) {`,
  },
  {
    purpose: "one whose entry was removed meanwhile changes nothing",
    from: `                const index = keys.indexOf(key);
                const newValue = [...prev];`,
    to: `                const index = keys.indexOf(key);
                if (index === -1) return prev;
                const newValue = [...prev];`,
  },
  {
    purpose: "the form tells that it was saved",
    from: "        setTreeSha(await treeSha(tree_0));\n        setState({\n          kind: 'updated'",
    to: `        await ${DRAFTS}.sent({ path: args.initialFiles?.[0], treeKey: args.currentLocalTreeKey, state: args.state }, additions, additionPathToSha.get(additions[0]?.path));
        setTreeSha(await treeSha(tree_0));\n        globalThis.dispatchEvent(new Event("${SAVED_EVENT}"));\n        setState({\n          kind: 'updated'`,
  },
  {
    purpose:
      "a removed project's form is left in the moment in which it is gone: drawn once more, it would find nothing",
    from: `          tree
        } = await hydrateTreeCacheWithEntries(newTree);
        setTreeSha(await treeSha(tree));
        setState({
          kind: 'updated'
        });
        return true;
      }
    } catch (err) {
      setState({
        kind: 'error',
        error: err
      });
    }
  }, () => {`,
    to: `          tree
        } = await hydrateTreeCacheWithEntries(newTree);
        const sha = await treeSha(tree);
        return () => setTreeSha(sha);
      }
    } catch (err) {
      setState({
        kind: 'error',
        error: err
      });
    }
  }, () => {`,
  },
  {
    purpose: "the end of the change before",
    from: `      if (await deleteItem()) {
        push(\`\${props.basePath}/collection/\${encodeURIComponent(collection)}\`);`,
    to: `      const forget = await deleteItem();
      if (forget) {
        push(\`\${props.basePath}/collection/\${encodeURIComponent(collection)}\`);
        React.startTransition(forget);`,
  },
  {
    purpose: "the form tells that it has mistakes",
    from: "        setForceValidation(true);\n        return",
    to: `        setForceValidation(true);\n        globalThis.dispatchEvent(new Event("${NOT_SAVED_EVENT}"));\n        return`,
    times: 4,
  },
  {
    purpose: "a form in which nothing was changed is saved too: who presses is answered",
    from: `const isSavingDisabled = updateResult.kind === "loading" || !props.hasChanged;`,
    to: `const isSavingDisabled = updateResult.kind === "loading";`,
  },
  {
    purpose: "a form in which nothing was changed is saved too: who presses is answered",
    from: `if (props.updateResult.kind === "loading" || !props.hasChanged) {`,
    to: `if (props.updateResult.kind === "loading") {`,
  },
  {
    purpose: "a group that may be left out has no mistake while all of it is empty",
    from: `    case 'object':
      {
        const errors = [];
        for (const [key, childProp] of Object.entries(schema.fields)) {`,
    to: `    case 'object':
      {
        if (schema.isLeftOut?.(value)) return;
        const errors = [];
        for (const [key, childProp] of Object.entries(schema.fields)) {`,
  },
  {
    purpose: "nor does it show one",
    from: `    forceValidation,
    omitFieldAtPath
  } = t0;
  validateLayout(schema);`,
    to: `    forceValidation: isForced,
    omitFieldAtPath
  } = t0;
  const forceValidation = isForced && !schema.isLeftOut?.(previewPropsToValue(t0));
  validateLayout(schema);`,
  },
  {
    purpose: "a list's window closes only when its entry is right",
    from: "function ArrayEditItemModalContent(props) {\n  const $ = c(25);",
    to: `const knownMistakes = new WeakMap();
// Each entry is looked at once, and again when it is another: at every letter, four hundred would take a second.
function mistakeOf(schema, entry) {
  if (!knownMistakes.has(entry)) knownMistakes.set(entry, firstMistake(schema, previewPropsToValue(entry)));
  return knownMistakes.get(entry);
}
function firstMistake(schema, value) {
  try {
    validateValueWithSchema(schema, value, undefined);
    return "";
  } catch (error) {
    return ${ROW_MISTAKE}(schema, error);
  }
}
const isUntouched = (schema, entry) => JSON.stringify(previewPropsToValue(entry)) === JSON.stringify(getInitialPropsValue(schema));
function ArrayEditItemModalContent(props) {
  const $ = c(25);
  const [forceValidation, setForceValidation] = useState(() => {
    const { schema: { element }, elements } = props.previewProps;
    const entry = elements[props.modalStateIndex];
    return mistakeOf(element, entry) !== "" && !isUntouched(element, entry);
  });`,
  },
  {
    purpose: "a list's window closes only when its entry is right",
    from: `      event.preventDefault();
      props.onClose();
    };
    $[16] = props;`,
    to: `      event.preventDefault();
      if (!clientSideValidateProp(props.previewProps.schema.element, previewPropsToValue(t1), undefined)) {
        setForceValidation(true);
        globalThis.dispatchEvent(new Event("${NOT_SAVED_EVENT}"));
        return;
      }
      props.onClose();
    };
    $[16] = props;`,
  },
  {
    purpose: "a list's window shows its mistakes",
    from: `  if ($[18] !== slugInfo || $[19] !== propsWithoutKey) {
    t3 = /*#__PURE__*/jsx(FormValueContentFromPreviewProps, {
      slugField: slugInfo,
      autoFocus: true,
      ...propsWithoutKey
    });`,
    to: `  if (forceValidation || $[18] !== slugInfo || $[19] !== propsWithoutKey) {
    t3 = /*#__PURE__*/jsx(FormValueContentFromPreviewProps, {
      slugField: slugInfo,
      autoFocus: true,
      ...propsWithoutKey,
      forceValidation
    });`,
  },
  {
    purpose:
      "a list's buttons know what it has by now; a new entry whose window was open when the page was left, and in which nothing was written, is none",
    from: "function ArrayFieldInput(props) {\n",
    to: `function ArrayFieldInput(props) {
  const list = useRef(props);
  list.current = props;
  const keep = elements => elements.map(({ key }) => ({ key }));
  const append = values => list.current.onChange([...keep(list.current.elements), ...values.map(value => ({ key: undefined, value }))]);
  const dropUntouched = () => {
    const { elements, schema, onChange } = list.current;
    const last = elements.at(-1);
    if (last && isUntouched(schema.element, last)) onChange(keep(elements.slice(0, -1)));
  };
  useEffect(dropUntouched, []);
`,
  },
  {
    purpose: "a long list is drawn again when the window of its entry closes, and not at every letter",
    from: `  if ($[20] !== props) {
    t10 = /*#__PURE__*/jsx(ArrayFieldListView, {`,
    to: `  if ($[20] !== props && !($[21] && modalState.state === "edit")) {
    t10 = /*#__PURE__*/jsx(ArrayFieldListView, {`,
  },
  {
    purpose: "a new entry is part of the list, and so of the draft, while it is written",
    from: `    t6 = () => {
      setModalState({
        state: "new"
      });
    };`,
    to: `    t6 = () => {
      const index = list.current.elements.length;
      append([undefined]);
      setModalState({
        state: "edit",
        index
      });
    };`,
  },
  {
    purpose: "a new entry in which nothing was written is none",
    from: `    t12 = () => {
      setModalState({
        state: "closed"
      });
    };`,
    to: `    t12 = () => {
      dropUntouched();
      setModalState({
        state: "closed"
      });
    };`,
  },
  {
    purpose: "a list of pictures takes several at once, and a brand is corrected in all machines",
    from: "children: [t4, t5, t8, t10, t11, t14]",
    to: "children: [t4, t5, t8, props.schema.Adder && /*#__PURE__*/jsx(props.schema.Adder, { folder: props.schema.folder, onAdd: append }), props.schema.Renamer && /*#__PURE__*/jsx(props.schema.Renamer, { elements: props.elements }), t10, t11, t14]",
  },
  {
    purpose: "a list of files shows a text of two languages in Spanish",
    from: "                val = val + '';",
    to: "                val = typeof val === 'object' ? String(val.es ?? '') : val + '';",
  },
  {
    purpose: "a list of too few or too many entries is a mistake that can be found",
    from: `      role: "group",
      minWidth: 0,
      ...groupProps,
      children: [t4,`,
    to: `      role: "group",
      minWidth: 0,
      ...groupProps,
      "data-invalid": errorMessage ? "" : undefined,
      children: [t4,`,
    times: 1,
  },
  {
    purpose: "a row shows its picture, and says what is wrong in it",
    from: `        textValue: label,
        children: [/*#__PURE__*/jsx(Text, {
          children: label
        }), /*#__PURE__*/jsxs(TooltipTrigger, {`,
    to: `        textValue: label,
        children: [/*#__PURE__*/jsxs(Text, {
          color: mistakeOf(props.schema.element, item_0) ? "critical" : undefined,
          children: [
            props.schema.pictureOf?.(item_0) && jsx("img", { src: "/editor/pictures/" + props.schema.pictureOf(item_0), alt: "", loading: "lazy", className: "row-picture" }, "picture"),
            label
          ]
        }), mistakeOf(props.schema.element, item_0) && jsx(Text, {
          slot: "description",
          children: "${MARKED_ROW}: " + mistakeOf(props.schema.element, item_0)
        }), /*#__PURE__*/jsxs(TooltipTrigger, {`,
  },
  {
    purpose:
      "where the browser stores nothing, what is only stored to be faster is left out, and saving goes on",
    from: "  return set(sha, val, getBlobStore());",
    to: "  return set(sha, val, getBlobStore()).catch(() => {});",
  },
  {
    purpose:
      "where the browser stores nothing, what is only stored to be faster is left out, and saving goes on",
    from: "return setMany(allTrees, getTreeStore());",
    to: "return setMany(allTrees, getTreeStore()).catch(() => {});",
  },
  {
    purpose: "the bin in a list's row has a name, for who does not see it",
    from: `jsx(ActionButton, {
            onPress: () => {
              onRemoveKey(item_0.key);`,
    to: `jsx(ActionButton, {
            "aria-label": "Quitar " + label,
            onPress: () => {
              onRemoveKey(item_0.key);`,
  },
];

/** Applied while the development server bundles its packages. */
export const keystaticChanges = {
  name: nameByContent("keystatic-changes", CODE_CHANGES),
  transform: {
    filter: { id: /@keystatic\/core\/dist/ },
    handler: (code: string) =>
      CODE_CHANGES.reduce((changed, { from, to }) => changed.replaceAll(from, () => to), code),
  },
};
