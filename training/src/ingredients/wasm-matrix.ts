/**
 * Products of matrices in WebAssembly's 128-bit vectors, twenty times as fast as the same loops in JavaScript; only training uses them.
 * The module is assembled here, so that training needs neither a compiler nor a binary.
 */
export interface MatrixSpace {
  /** Room for `size` floats in the module's memory. */
  allocate(size: number): Float32Array;
  /** c = a · b, or c += a · b; rows of a, b and c begin `stride` floats apart, and b has a multiple of 8 columns. */
  multiply(
    a: Matrix,
    b: Matrix,
    c: Matrix,
    size: { rows: number; columns: number; inner: number },
    adds: boolean,
  ): void;
}

export interface Matrix {
  data: Float32Array;
  offset: number;
  stride: number;
}

const pageBytes = 65536;

export function matrixSpace(megabytes: number): MatrixSpace {
  const memory = new WebAssembly.Memory({ initial: megabytes * 16 });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(assemble(megabytes * 16)), { m: { m: memory } });
  const product = exports.g;
  if (typeof product !== 'function') throw new Error('The product of matrices is missing');
  let used = 64;
  return {
    allocate(size) {
      const at = used;
      used += Math.ceil((size * 4) / 64) * 64;
      if (used > megabytes * 16 * pageBytes) throw new Error('The matrices need more memory');
      return new Float32Array(memory.buffer, at, size);
    },
    multiply(a, b, c, { rows, columns, inner }, adds) {
      product(
        a.data.byteOffset + a.offset * 4,
        a.stride * 4,
        b.data.byteOffset + b.offset * 4,
        b.stride * 4,
        c.data.byteOffset + c.offset * 4,
        c.stride * 4,
        rows,
        columns,
        inner,
        adds ? 1 : 0,
      );
    },
  };
}

type Code = number[];

function unsigned(value: number): Code {
  const bytes: Code = [];
  let rest = value;
  do {
    const low = rest & 127;
    rest >>>= 7;
    bytes.push(rest ? low | 128 : low);
  } while (rest);
  return bytes;
}

const section = (id: number, body: Code): Code => [id, ...unsigned(body.length), ...body];
const get = (local: number): Code => [0x20, ...unsigned(local)];
const set = (local: number): Code => [0x21, ...unsigned(local)];
const tee = (local: number): Code => [0x22, ...unsigned(local)];
/** Only for 0 … 63, which take one byte. */
const constant = (value: number): Code => [0x41, value];
const [add, subtract, times, less, more, notLess] = [0x6a, 0x6b, 0x6c, 0x49, 0x4b, 0x4f];
const [block, loop, branch, branchIf, ifVector, otherwise, end] = [
  [0x02, 0x40],
  [0x03, 0x40],
  0x0c,
  0x0d,
  [0x04, 0x7b],
  0x05,
  0x0b,
];
const loadVector = (offset: number): Code => [0xfd, 0x00, 0x00, ...unsigned(offset)];
const loadToAllLanes = [0xfd, 0x09, 0x00, 0x00];
const storeVector = (offset: number): Code => [0xfd, 0x0b, 0x00, ...unsigned(offset)];
const [addVectors, multiplyVectors, zeroVector] = [
  [0xfd, 0xe4, 0x01],
  [0xfd, 0xe6, 0x01],
  [0xfd, 0x0c, ...new Array<number>(16).fill(0)],
];
const [integer, vector] = [0x7f, 0x7b];

/** Locals of the function: ten parameters, nine integers, eleven vectors. */
const local = {
  a: 0,
  aStride: 1,
  b: 2,
  bStride: 3,
  c: 4,
  cStride: 5,
  rows: 6,
  columns: 7,
  inner: 8,
  adds: 9,
  row: 10,
  column: 11,
  left: 12,
  aAt: 13,
  bAt: 14,
  cAt: 15,
  sums: 19,
  first: 27,
  second: 28,
  lane: 29,
};

function assemble(pages: number): Uint8Array<ArrayBuffer> {
  const whileFourRows = [...get(local.row), ...constant(4), add, ...get(local.rows), more, branchIf, 1];
  const whileOneRow = [...get(local.row), ...get(local.rows), notLess, branchIf, 1];
  const body = [
    ...constant(0),
    ...set(local.row),
    ...block,
    ...loop,
    ...whileFourRows,
    ...tile(4),
    ...advance(local.row, 4),
    branch,
    0,
    end,
    end,
    ...block,
    ...loop,
    ...whileOneRow,
    ...tile(1),
    ...advance(local.row, 1),
    branch,
    0,
    end,
    end,
    end,
  ];
  const code = [...unsigned(2), ...unsigned(9), integer, ...unsigned(11), vector, ...body];
  return new Uint8Array([
    0,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...section(1, [1, 0x60, 10, ...new Array<number>(10).fill(integer), 0]),
    ...section(2, [1, 1, 0x6d, 1, 0x6d, 2, 0, ...unsigned(pages)]),
    ...section(3, [1, 0]),
    ...section(7, [1, 1, 0x67, 0, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ]);
}

const advance = (counter: number, by: number): Code => [...get(counter), ...constant(by), add, ...set(counter)];

/** `rows` rows of c, eight columns at a time, held in registers while the inner index runs. */
function tile(rows: number): Code {
  const code: Code = [...constant(0), ...set(local.column), ...loop];
  const cRow = (row: number): Code =>
    row === 0 ? get(local.cAt) : [...get(local.cAt), ...get(local.cStride), ...constant(row), times, add];
  const aRow = (row: number): number => (row === 0 ? local.aAt : local.cAt + row);
  const sum = (row: number, half: number): number => local.sums + row * 2 + half;
  code.push(
    ...get(local.c),
    ...get(local.row),
    ...get(local.cStride),
    times,
    add,
    ...get(local.column),
    ...constant(4),
    times,
    add,
    ...set(local.cAt),
  );
  for (let row = 0; row < rows; row += 1)
    for (let half = 0; half < 2; half += 1)
      code.push(
        ...get(local.adds),
        ...ifVector,
        ...cRow(row),
        ...loadVector(half * 16),
        otherwise,
        ...zeroVector,
        end,
        ...set(sum(row, half)),
      );
  code.push(...get(local.a), ...get(local.row), ...get(local.aStride), times, add, ...set(local.aAt));
  for (let row = 1; row < rows; row += 1)
    code.push(...get(local.aAt), ...get(local.aStride), ...constant(row), times, add, ...set(aRow(row)));
  code.push(
    ...get(local.b),
    ...get(local.column),
    ...constant(4),
    times,
    add,
    ...set(local.bAt),
    ...get(local.inner),
    ...set(local.left),
    ...loop,
  );
  code.push(
    ...get(local.bAt),
    ...loadVector(0),
    ...set(local.first),
    ...get(local.bAt),
    ...loadVector(16),
    ...set(local.second),
  );
  for (let row = 0; row < rows; row += 1) {
    code.push(...get(aRow(row)), ...loadToAllLanes, ...set(local.lane));
    for (let half = 0; half < 2; half += 1)
      code.push(
        ...get(local.lane),
        ...get(local.first + half),
        ...multiplyVectors,
        ...get(sum(row, half)),
        ...addVectors,
        ...set(sum(row, half)),
      );
    code.push(...advance(aRow(row), 4));
  }
  code.push(
    ...get(local.bAt),
    ...get(local.bStride),
    add,
    ...set(local.bAt),
    ...get(local.left),
    ...constant(1),
    subtract,
    ...tee(local.left),
    branchIf,
    0,
    end,
  );
  for (let row = 0; row < rows; row += 1)
    for (let half = 0; half < 2; half += 1) code.push(...cRow(row), ...get(sum(row, half)), ...storeVector(half * 16));
  code.push(
    ...get(local.column),
    ...constant(8),
    add,
    ...tee(local.column),
    ...get(local.columns),
    less,
    branchIf,
    0,
    end,
  );
  return code;
}

export function transpose(from: Float32Array, rows: number, columns: number, to: Float32Array, offset = 0): void {
  for (let i = 0; i < rows; i += 1)
    for (let j = 0; j < columns; j += 1) to[j * rows + i] = from[offset + i * columns + j] ?? 0;
}
