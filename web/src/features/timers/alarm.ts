/** Two tones, again and again. A browser plays them only after the page has been touched, which starting a timer is. */
let context: AudioContext | undefined;
let repeating: ReturnType<typeof setInterval> | undefined;

const tones = [880, 1175];
const toneSeconds = 0.18;
const everyMilliseconds = 1200;

function beep() {
  context ??= new AudioContext();
  void context.resume();
  for (const [index, frequency] of tones.entries()) {
    const start = context.currentTime + index * toneSeconds * 1.3;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.4, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + toneSeconds);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + toneSeconds);
  }
}

export const alarm = {
  start() {
    if (repeating) return;
    beep();
    navigator.vibrate?.([300, 150, 300]);
    repeating = setInterval(beep, everyMilliseconds);
  },
  stop() {
    clearInterval(repeating);
    repeating = undefined;
  },
};
