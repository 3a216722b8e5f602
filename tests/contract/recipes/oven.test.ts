import { describe, expect, test } from 'vitest';
import { convertTemperatures, gasMark, temperaturesIn, toCelsius, toFahrenheit } from '../../../contract/recipes/oven.ts';
import { fillTemplate } from '../../../contract/recipes/recipe-template.ts';

const oven = [
  [120, 250, '½'],
  [140, 275, '1'],
  [150, 300, '2'],
  [160, 325, '3'],
  [180, 350, '4'],
  [190, 375, '5'],
  [200, 400, '6'],
  [220, 425, '7'],
  [230, 450, '8'],
  [240, 475, '9'],
] as const;

test.each(oven)('an oven at %i °C is one at %i °F, gas %s, and the other way round', (celsius, fahrenheit, gas) => {
  expect([toFahrenheit(celsius, true), toCelsius(fahrenheit, true), gasMark(celsius)]).toEqual([fahrenheit, celsius, gas]);
});

test('temperatures between two marks get the nearer one, ties the hotter one, and others none', () => {
  expect([170, 175, 210, 250].map(gasMark)).toEqual(['3', '4', '7', '9']);
  expect([37, 74, 100, 300].map(gasMark)).toEqual([null, null, null, null]);
});

const read = (text: string, scale: 'celsius' | 'fahrenheit' | 'gas', language = 'en') => convertTemperatures(text, { scale, language });

test.each([
  ['en', 'Heat the oven to 200 °C.', 'Heat the oven to 400 °F.', 'Heat the oven to 200 °C (gas 6).'],
  ['en', 'Bake at 180°C for 20 minutes.', 'Bake at 350 °F for 20 minutes.', 'Bake at 180°C (gas 4) for 20 minutes.'],
  ['en', 'Bake at 350 °F.', 'Bake at 350 °F.', 'Bake at 180 °C (gas 4).'],
  ['en', 'Bake at 350 degrees.', 'Bake at 350 degrees.', 'Bake at 180 °C (gas 4).'],
  ['en', 'Bake at 180 degrees C.', 'Bake at 350 °F.', 'Bake at 180 degrees C (gas 4).'],
  ['en', 'Roast at 180–200 °C.', 'Roast at 350–400 °F.', 'Roast at 180–200 °C (gas 4–6).'],
  [
    'de',
    'Den Backofen auf 180 Grad vorheizen.',
    'Den Backofen auf 350 °F vorheizen.',
    'Den Backofen auf 180 Grad (Gas Stufe 4) vorheizen.',
  ],
  ['de', 'Bei 200 °C Ober-/Unterhitze backen.', 'Bei 400 °F Ober-/Unterhitze backen.', 'Bei 200 °C (Gas Stufe 6) Ober-/Unterhitze backen.'],
  ['fr', 'Préchauffez le four à 180 degrés.', 'Préchauffez le four à 350 °F.', 'Préchauffez le four à 180 degrés (gaz 4).'],
  ['es', 'Precalienta el horno a 200 grados.', 'Precalienta el horno a 400 °F.', 'Precalienta el horno a 200 grados (gas 6).'],
  ['pt-BR', 'Preaqueça o forno a 180 graus.', 'Preaqueça o forno a 350 °F.', 'Preaqueça o forno a 180 graus (gás 4).'],
  ['ar', 'سخّن الفرن إلى ١٨٠ درجة مئوية.', 'سخّن الفرن إلى 350 °F.', 'سخّن الفرن إلى ١٨٠ درجة مئوية (غاز 4).'],
  ['he', 'חממו את התנור ל-180 מעלות.', 'חממו את התנור ל-350 °F.', 'חממו את התנור ל-180 מעלות (גז 4).'],
  ['hi', 'ओवन को १८० डिग्री सेल्सियस पर गर्म करें।', 'ओवन को 350 °F पर गर्म करें।', 'ओवन को १८० डिग्री सेल्सियस (गैस 4) पर गर्म करें।'],
  ['ja', 'オーブンを180度に予熱する。', 'オーブンを350 °Fに予熱する。', 'オーブンを180度 (ガス4)に予熱する。'],
  ['zh-Hans', '烤箱预热至 180 摄氏度。', '烤箱预热至 350 °F。', '烤箱预热至 180 摄氏度 (燃气 4 档)。'],
])('%s: %s', (language, text, us, gas) => {
  expect([read(text, 'fahrenheit', language), read(text, 'gas', language)]).toEqual([us, gas]);
});

describe('unchanged texts', () => {
  test.each([
    ['both are given', 'Heat the oven to 190 °C (375 °F).', 'fahrenheit'],
    ['a gas mark is given', 'Bake at 180 °C (gas mark 4).', 'gas'],
    ['a tin is turned, not heated', 'Rotate the tin by 180 degrees and bake on.', 'fahrenheit'],
    ['no oven is spoken of', 'Turn the dough by 90 degrees.', 'fahrenheit'],
    ['there is no temperature', 'Cut into 3 cm pieces and bake.', 'fahrenheit'],
    ['it is no oven’s', 'Heat the oil to 180 °C.', 'gas'],
    ['a roast is measured inside', 'until it reaches 74 °C', 'gas'],
  ] as const)('%s: %s', (_, text, scale) => {
    expect(read(text, scale)).toBe(text);
  });

  test('the fan is kept, without a gas mark', () => {
    expect(read('Bake at 160 °C fan.', 'fahrenheit')).toBe('Bake at 325 °F fan.');
    expect(read('Bake at 160 °C fan.', 'gas')).toBe('Bake at 160 °C fan.');
    expect(read('Bei 200 °C Ober-/Unterhitze (180 °C Umluft) backen.', 'gas', 'de')).toBe(
      'Bei 200 °C (Gas Stufe 6) Ober-/Unterhitze (180 °C Umluft) backen.',
    );
  });

  test('oil and meat are measured more closely than ovens', () => {
    expect(read('until it reaches 74 °C', 'fahrenheit')).toBe('until it reaches 165 °F');
    expect(read('Simmer at 195 °F.', 'celsius')).toBe('Simmer at 91 °C.');
  });
});

test('a sentence with marks uses the requested scale, whatever the units', () => {
  const said = (template: string, wanted: 'celsius' | 'fahrenheit' | 'gas' | null, unitSystem: 'metric' | 'us') =>
    fillTemplate(template, { isMany: () => false, unitSystem, format: String, oven: wanted, language: 'de' });
  const bake = 'Im Ofen bei ⟨C:180⟩ backen.';
  expect(said(bake, null, 'us')).toBe('Im Ofen bei 350 °F backen.');
  expect(said(bake, 'celsius', 'us')).toBe('Im Ofen bei 180 °C backen.');
  expect(said(bake, 'fahrenheit', 'metric')).toBe('Im Ofen bei 350 °F backen.');
  expect(said(bake, 'gas', 'metric')).toBe('Im Ofen bei 180 °C (Gas Stufe 4) backen.');
  expect(said('Das Öl auf ⟨C:170⟩ erhitzen.', 'gas', 'metric')).toBe('Das Öl auf 170 °C erhitzen.');
});

describe('temperatures without degree signs', () => {
  test.each([
    ['en', 'Preheat the oven to 350F.', 'Preheat the oven to 180 °C.', 'Preheat the oven to 350F.', 'Preheat the oven to 180 °C (gas 4).'],
    [
      'en',
      'Bake at 350 F for an hour.',
      'Bake at 180 °C for an hour.',
      'Bake at 350 F for an hour.',
      'Bake at 180 °C (gas 4) for an hour.',
    ],
    ['en', 'Heat oven to 180C.', 'Heat oven to 180C.', 'Heat oven to 350 °F.', 'Heat oven to 180C (gas 4).'],
    [
      'en',
      'Heat oven to 180C/160C fan/gas 4.',
      'Heat oven to 180C/160C fan/gas 4.',
      'Heat oven to 350 °F/325 °F fan/gas 4.',
      'Heat oven to 180C/160C fan/gas 4.',
    ],
    ['en', 'Preheat to 180 deg C.', 'Preheat to 180 deg C.', 'Preheat to 350 °F.', 'Preheat to 180 deg C (gas 4).'],
    [
      'en',
      'Cook at 180 degrees until golden.',
      'Cook at 180 degrees until golden.',
      'Cook at 350 °F until golden.',
      'Cook at 180 degrees (gas 4) until golden.',
    ],
    ['en', 'Set it to 180° fan.', 'Set it to 180° fan.', 'Set it to 350 °F fan.', 'Set it to 180° fan.'],
    [
      'en',
      'Bake at gas mark 6 for 20 minutes.',
      'Bake at 200 °C for 20 minutes.',
      'Bake at 400 °F for 20 minutes.',
      'Bake at gas mark 6 for 20 minutes.',
    ],
    ['en', 'Roast at gas 6.', 'Roast at 200 °C.', 'Roast at 400 °F.', 'Roast at gas 6.'],
    ['en', 'Leave overnight at gas mark ¼.', 'Leave overnight at 110 °C.', 'Leave overnight at 225 °F.', 'Leave overnight at gas mark ¼.'],
    ['fr', 'Enfournez à th. 6.', 'Enfournez à 180 °C.', 'Enfournez à 350 °F.', 'Enfournez à th. 6.'],
    [
      'fr',
      'Préchauffez le four (thermostat 6-7).',
      'Préchauffez le four (180–210 °C).',
      'Préchauffez le four (350–400 °F).',
      'Préchauffez le four (thermostat 6-7).',
    ],
    [
      'fr',
      'Préchauffez le four à 180 °C (th. 6).',
      'Préchauffez le four à 180 °C (th. 6).',
      'Préchauffez le four à 350 °F (th. 6).',
      'Préchauffez le four à 180 °C (th. 6).',
    ],
    ['de', 'Bei 180° backen.', 'Bei 180° backen.', 'Bei 350 °F backen.', 'Bei 180° (Gas Stufe 4) backen.'],
    ['de', '25 Min. bei 180° Umluft.', '25 Min. bei 180° Umluft.', '25 Min. bei 350 °F Umluft.', '25 Min. bei 180° Umluft.'],
    ['de', 'Gas Stufe 3 einstellen.', '170 °C einstellen.', '325 °F einstellen.', 'Gas Stufe 3 einstellen.'],
    ['ja', '180度で20分焼く。', '180度で20分焼く。', '350 °Fで20分焼く。', '180度 (ガス4)で20分焼く。'],
    ['zh-Hans', '180度烤20分钟。', '180度烤20分钟。', '350 °F烤20分钟。', '180度 (燃气 4 档)烤20分钟。'],
  ])('%s: %s', (language, text, celsius, us, gas) => {
    expect([read(text, 'celsius', language), read(text, 'fahrenheit', language), read(text, 'gas', language)]).toEqual([celsius, us, gas]);
    expect(temperaturesIn(text)).not.toEqual([]);
  });

  test.each([
    ['Freeze at -18°C.', 'Freeze at 0 °F.', 'Freeze at -18°C.'],
    ['Freeze at −20 °C overnight.', 'Freeze at -4 °F overnight.', 'Freeze at −20 °C overnight.'],
    ['Bei minus 18 °C einfrieren.', 'Bei 0 °F einfrieren.', 'Bei minus 18 °C einfrieren.'],
    ['Keep at 4 °C.', 'Keep at 40 °F.', 'Keep at 4 °C.'],
    ['Bake at 180–200 °C.', 'Bake at 350–400 °F.', 'Bake at 180–200 °C (gas 4–6).'],
  ])('a freezer is no oven: %s', (text, us, gas) => {
    expect([read(text, 'fahrenheit'), read(text, 'gas')]).toEqual([us, gas]);
  });

  test.each([
    'Rotate the tray by 180° and bake on.',
    'Turn the cake 180 degrees and bake 5 minutes more.',
    'Bake 350 g of dough.',
    'Cook in 2 C stock.',
    'Stir 250 c flour in and bake.',
    'Light the gas 2 minutes before you bake.',
    'Fan the slices in a circle of 360 degrees.',
    'Page 180 Coconut cake, bake.',
    'Preheat for 15 minutes.',
    'Den Teig im 90°-Winkel schneiden und backen.',
  ])('%s stays', (text) => {
    expect([read(text, 'celsius'), read(text, 'fahrenheit'), read(text, 'gas')]).toEqual([text, text, text]);
    expect(temperaturesIn(text)).toEqual([]);
  });

  test('frying oil has no gas mark, in any spelling', () => {
    expect(read('Fry in oil at 170C.', 'gas')).toBe('Fry in oil at 170C.');
    expect(read('In 170 °C heißem Öl ausbacken.', 'gas', 'de')).toBe('In 170 °C heißem Öl ausbacken.');
  });
});

test('converting an oven there and back keeps its temperature', () => {
  for (const [celsius] of oven) {
    const text = `Bake at ${celsius} °C.`;
    expect(read(read(text, 'fahrenheit'), 'celsius')).toBe(text);
  }
  expect(temperaturesIn('Bake at 180 °C.')).toMatchObject([{ degrees: [180], scale: 'celsius', isForOven: true, isFan: false }]);
});
