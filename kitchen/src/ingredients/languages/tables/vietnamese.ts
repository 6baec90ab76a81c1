export const vietnameseLines = `
500 g thịt bò | 500 | g | thịt bò
200g bột mì | 200 | g | bột mì
500 gram thịt heo | 500 | gram | thịt heo
1 kg khoai tây | 1 | kg | khoai tây
300 ml nước dừa | 300 | ml | nước dừa
1 lít nước | 1 | lít | nước
2 muỗng canh nước mắm | 2 | muỗng canh | nước mắm
1 muỗng canh đường | 1 | muỗng canh | đường
1 thìa canh dầu ăn | 1 | thìa canh | dầu ăn
1 muỗng cà phê muối | 1 | muỗng cà phê | muối
½ muỗng cà phê tiêu | 0.5 | muỗng cà phê | tiêu
1 thìa cà phê bột ngọt | 1 | thìa cà phê | bột ngọt
2 thìa súp nước tương | 2 | thìa súp | nước tương
1 chén gạo | 1 | chén | gạo
2 bát cơm | 2 | bát | cơm
1 cốc sữa | 1 | cốc | sữa
3 quả trứng | 3 | quả | trứng
2 trái ớt | 2 | trái | ớt
1 củ hành tây | 1 | củ | hành tây
1 củ cà rốt, thái sợi | 1 | củ | cà rốt
3 tép tỏi | 3 | tép | tỏi
2 tép tỏi băm nhỏ | 2 | tép | tỏi
4 nhánh hành lá | 4 | nhánh | hành lá
2 cây sả | 2 | cây | sả
1 bó rau muống | 1 | bó | rau muống
1 gói men nở | 1 | gói | men nở
1 hộp sữa đặc | 1 | hộp | sữa đặc
2 miếng đậu phụ | 2 | miếng | đậu phụ
1 ít muối | 1 | ít | muối
2-3 lát gừng | 2–3 | lát | gừng
muối, tiêu vừa đủ | | | muối, tiêu
một nắm rau mùi | 1 | nắm | rau mùi
500g thịt ba chỉ | 500 | g | thịt ba chỉ
1 thìa cà phê đường | 1 | thìa cà phê | đường
3 tép tỏi băm nhuyễn | 3 | tép | tỏi
1 củ hành tây, cắt múi cau | 1 | củ | hành tây
1/2 muỗng cà phê tiêu xay | 0.5 | muỗng cà phê | tiêu xay
2 cây sả đập dập | 2 | cây | sả
1 con gà ta (khoảng 1,5kg) | 1 | con | gà ta
nửa chén nước lọc | 0.5 | chén | nước lọc
Trứng vịt: 4 quả | 4 | quả | Trứng vịt
Bún tươi: 1 kg | 1 | kg | Bún tươi
1 lon nước cốt dừa (400 ml) | 1 | lon | nước cốt dừa
1 trái dừa xiêm | 1 | trái | dừa xiêm
2-3 trái ớt hiểm | 2–3 | trái | ớt hiểm
một bó rau muống | 1 | bó | rau muống
Muối, tiêu vừa ăn |  | | Muối
Dầu ăn để chiên |  |  | Dầu ăn
1 miếng gừng nhỏ, thái sợi | 1 | miếng | gừng
300 gr tôm sú, bóc vỏ chừa đuôi | 300 | gr | tôm sú
một ít hành lá cắt nhỏ |  |  | hành lá
1 nhúm muối | 1 | nhúm | muối
1,5 lít nước dùng | 1.5 | lít | nước dùng
1 gói bột rau câu 25g | 1 | gói | bột rau câu
2M nước tương | 2 | M | nước tương
Tương ớt (tùy thích) |  |  | Tương ớt
- 1 xấp bánh tráng | 1 | xấp | bánh tráng
Khoảng 100gr đậu phộng rang, giã dập | 100 | gr | đậu phộng rang
2 bìa đậu phụ | 2 | bìa | đậu phụ
1 quả chanh, vắt lấy nước | 1 | quả | chanh
1 muỗng canh rưỡi dầu hào | 1.5 | muỗng canh | dầu hào
500 g bắp bò, thái lát mỏng | 500 | g | bắp bò
1 muỗng canh mắm tôm | 1 | muỗng canh | mắm tôm
2 thìa cà phê bột nghệ | 2 | thìa cà phê | bột nghệ
3 tép tỏi, băm nhuyễn | 3 | tép | tỏi
1/2 chén đậu xanh cà vỏ, ngâm 2 giờ | 0.5 | chén | đậu xanh cà vỏ
1 bó rau muống, nhặt sạch | 1 | bó | rau muống
200gr bún tươi | 200 | gr | bún tươi
nửa trái thơm, cắt miếng | 0.5 | trái | thơm
2-3 cây sả, đập dập | 2–3 | cây | sả
1 gói bột năng (400g) | 1 | gói | bột năng
muối, tiêu, đường |  |  | muối
dầu ăn để chiên |  |  | dầu ăn
nước mắm vừa ăn |  |  | nước mắm
1 con cá lóc (khoảng 800 g), làm sạch | 1 | con | cá lóc
hành phi (tùy thích) |  |  | hành phi
1,5 kg giò heo, chặt khoanh | 1.5 | kg | giò heo
Trứng cút: 10 quả | 10 | quả | Trứng cút
1 miếng gừng nhỏ, nướng sơ | 1 | miếng | gừng
1 nhúm bột ngọt | 1 | nhúm | bột ngọt
`;
