/** A reply that is JSON already, of a value of this type: what the database wrote goes out as it is. */
export class WrittenJson<Value> {
  /** Holds nothing: it keeps replies of different types apart. */
  declare readonly of: Value;

  constructor(readonly text: string) {}

  read(): Value {
    return JSON.parse(this.text);
  }
}
